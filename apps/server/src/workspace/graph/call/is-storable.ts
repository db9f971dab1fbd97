/** Deeper than any body of Graph, and far from where a recursive reader runs out of stack. */
const MOST_DEEP = 64;

/**
 * Whether a value read from JSON can go through everything behind: no text with a NUL or half a surrogate pair, which a
 * database has no place for, and no nesting without end.
 */
export function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') {
        if (!isStorableText(one)) return false;
      } else if (Array.isArray(one)) {
        for (const item of one) next.push(item);
      } else if (typeof one === 'object' && one !== null) {
        for (const [key, item] of Object.entries(one)) next.push(key, item);
      }
    }
    level = next;
  }
  return true;
}

export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
