/** Keys in use by elements of this page, so that two of one kind keep two games. */
const owners = new Map<string, object>();

/** A storage key for an owner: the name itself, or with a number when another owner has it. */
export function claimKey(name: string, owner: object): string {
  for (let number = 1; ; number++) {
    const key = number === 1 ? name : `${name}#${number}`;
    const other = owners.get(key);
    if (other && other !== owner) continue;
    owners.set(key, owner);
    return key;
  }
}

/** Gives all keys of an owner back. */
export function releaseKeys(owner: object): void {
  for (const [key, other] of owners) if (other === owner) owners.delete(key);
}

const storages = (): Storage[] => {
  const found: Storage[] = [];
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = globalThis[name];
      if (storage) found.push(storage);
    } catch {
      // blocked by the browser: play goes on unsaved
    }
  }
  return found;
};

/** Whether there is a place to keep things in at all. */
export const mayKeep = (): boolean => storages().length > 0;

/**
 * Keeps a text for this tab and for the browser; a tab that has its own reads its own, so two tabs
 * don't overwrite each other's game. False when neither could be written.
 */
export function keep(key: string, text: string): boolean {
  let kept = false;
  for (const storage of storages()) {
    try {
      storage.setItem(key, text);
      kept = true;
    } catch {
      // full or blocked: what was there before stays
    }
  }
  return kept;
}

/** Keeps the text under a key no longer. */
export function drop(key: string): void {
  for (const storage of storages()) storage.removeItem(key);
}

/** The text kept under a key, this tab's own first. */
export function kept(key: string): string | undefined {
  for (const storage of storages()) {
    try {
      const text = storage.getItem(key);
      if (text !== null) return text;
    } catch {
      // blocked
    }
  }
  return undefined;
}
