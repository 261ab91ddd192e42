/** What fetches something when it is first asked for, and once: but again after it has failed. */
export function late<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return () =>
    (coming ??= fetch().catch((reason: unknown) => {
      coming = undefined;
      throw reason;
    }));
}
