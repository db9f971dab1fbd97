const text = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const blanks = /[ \t\n\r]*/y;

/** Where a text stops being JSON; its length, where it only ends too early. NOTE: not every browser tells. */
export function jsonFaultAt(json: string): number {
  let at = 0;
  const open: string[] = [];
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(json)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeOne = (character: string | undefined): boolean => {
    take(blanks);
    if (character === undefined || json[at] !== character) return false;
    at += 1;
    return true;
  };
  /** A list or an object begins; `false`: it is empty, or there is none. */
  const opens = (first: string, last: string): boolean => takeOne(first) && open.push(last) > 0;
  for (;;) {
    take(blanks);
    if (open.at(-1) === '}' && !(take(text) && takeOne(':'))) return at;
    if (opens('{', '}') || opens('[', ']')) {
      if (!takeOne(open.at(-1))) continue;
      open.pop();
    } else if (!(take(text) || take(word))) return at;
    while (takeOne(open.at(-1))) open.pop();
    if (open.length === 0 || !takeOne(',')) return at;
  }
}
