/** Maps types to their most used members, with the members' signatures. */
const members: Readonly<Record<'string' | 'number' | 'boolean' | 'list', readonly (readonly [string, string])[]>> = {
  string: [
    ['length', 'number'],
    ['includes', '(text) => boolean'],
    ['startsWith', '(text) => boolean'],
    ['endsWith', '(text) => boolean'],
    ['trim', '() => string'],
    ['toLowerCase', '() => string'],
    ['toUpperCase', '() => string'],
    ['slice', '(from, to) => string'],
    ['split', '(by) => string[]'],
    ['replace', '(what, by) => string'],
  ],
  number: [
    ['toFixed', '(digits) => string'],
    ['toString', '() => string'],
  ],
  boolean: [],
  list: [
    ['length', 'number'],
    ['map', '(one => …) => list'],
    ['filter', '(one => boolean) => list'],
    ['find', '(one => boolean) => one'],
    ['some', '(one => boolean) => boolean'],
    ['every', '(one => boolean) => boolean'],
    ['reduce', '((sum, one) => …, first) => sum'],
    ['includes', '(one) => boolean'],
    ['join', '(by) => string'],
    ['at', '(index) => one'],
  ],
};

/** Returns the members of a type, each with its signature. */
export function getMembers(type: string): readonly (readonly [string, string])[] {
  if (type.endsWith('[]')) return members.list;
  if (type.startsWith('"')) return members.string;
  return Object.hasOwn(members, type) ? members[type as keyof typeof members] : [];
}
