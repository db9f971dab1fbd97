const FIRST_STRONG = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Joins the non-empty parts with a dot. The direction of each part is isolated, so that a date stays intact in
 * right-to-left text.
 */
export function joinParts(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .map((part) => `${FIRST_STRONG}${part}${POP_DIRECTIONAL_ISOLATE}`)
    .join(' · ');
}
