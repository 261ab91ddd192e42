const quoted = (ids: readonly string[]): string => ids.map((id) => `“${id}”`).join(', ');

/**
 * What is wrong when not every variant has its page and every page its variant, in one sentence;
 * undefined when all are paired. Takes the ids of both.
 */
export function unpaired(
  variants: readonly string[],
  pages: readonly string[],
): string | undefined {
  const homeless = variants.filter((id) => !pages.includes(id));
  const empty = pages.filter((id) => !variants.includes(id));
  if (homeless.length > 0) {
    return `No rules page for ${quoted(homeless)}: add site/content/variants/${homeless[0]}.mdx.`;
  }
  if (empty.length > 0) {
    return `No variant for the page ${quoted(empty)}: add packages/engine/src/variants/${empty[0]}.ts.`;
  }
  return undefined;
}
