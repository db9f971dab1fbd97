const stringPattern = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const numberOrKeywordPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const whitespacePattern = /[ \t\n\r]*/y;

/**
 * Returns the position of the first JSON syntax error, or the text's length if the text ends too early.
 * NOTE: not every browser's own error contains the position.
 */
export function findJsonError(json: string): number {
  let at = 0;
  const open: string[] = [];
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(json)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const matchCharacter = (character: string | undefined): boolean => {
    match(whitespacePattern);
    if (character === undefined || json[at] !== character) return false;
    at += 1;
    return true;
  };
  /** Enters a list or an object; returns `false` if neither starts at the current position. */
  const enter = (first: string, last: string): boolean => matchCharacter(first) && open.push(last) > 0;
  for (;;) {
    match(whitespacePattern);
    if (open.at(-1) === '}' && !(match(stringPattern) && matchCharacter(':'))) return at;
    if (enter('{', '}') || enter('[', ']')) {
      if (!matchCharacter(open.at(-1))) continue;
      open.pop();
    } else if (!(match(stringPattern) || match(numberOrKeywordPattern))) return at;
    while (matchCharacter(open.at(-1))) open.pop();
    if (open.length === 0 || !matchCharacter(',')) return at;
  }
}
