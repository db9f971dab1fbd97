const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** Parts that exist, with a dot between. Each keeps its own direction: a date stays a date among right-to-left words. */
export function joinParts(parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .map((part) => `${FIRST_STRONG}${part}${END}`)
    .join(' · ');
}
