/** Maximum nesting: deeper than any Graph body, and well within the stack of recursive code. */
const MAX_DEPTH = 64;

/**
 * Returns whether a JSON value can be stored: no text with NUL or lone surrogates, which PostgreSQL refuses, and
 * limited nesting.
 */
export function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
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

/** Returns whether PostgreSQL can store a text: no NUL and no lone surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
