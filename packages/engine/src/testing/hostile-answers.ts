const nested = (open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(20_000)}1${close.repeat(20_000)}`) as unknown;

const deepList = nested('[', ']');
const script = '<script>globalThis.hasRun = true</script>';

/** What another program may have written in place of an answer. Only looked at: they are the same objects for all tests. */
export const hostileAnswers: readonly (readonly [what: string, answer: unknown])[] = [
  ['a script', script],
  ['a javascript: address', 'javascript:globalThis.hasRun=true'],
  ['a javascript: file', [hostileFile()]],
  ['one file in place of a list', hostileFile()],
  ['20,000 lists in each other', deepList],
  ['20,000 objects in each other', nested('{"a":', '}')],
  ['20,000 lists in an entry', [deepList]],
  ['20,000 lists under a telling name', { label: deepList, name: deepList, value: deepList, a: deepList }],
  ['__proto__', JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')],
  ['names of methods', { toString: 1, valueOf: null, toJSON: 'x', hasOwnProperty: 0, length: 1e9 }],
  ['lists in lists', [[[1, [2]]], [null], [{}]]],
  ['nothing', null],
  ['a number beyond all', 1e308],
  ['a date that is none', '9999-99-99T99:99:99+99:99'],
  ['a date at the end of time', '+275760-09-13T00:00:00Z'],
  ['a text of half a million characters', 'x'.repeat(500_000)],
  ['half a character, and one that turns the line round', '\ud800\u202e'],
];

/** An object of so many names, and a list of so many entries. */
export const largeAnswers = (size: number): readonly (readonly [what: string, answer: object])[] => [
  ['many names', Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, true]))],
  ['many entries', Array.from({ length: size }, (_, at) => `t${at}`)],
  ['many rows', Array.from({ length: size }, () => ({}))],
];

function hostileFile() {
  const address = 'javascript:globalThis.hasRun=true';
  const name = '<img src=x onerror="globalThis.hasRun=true">';
  return { id: 'a', name, originalName: name, size: 1, type: 'image/svg+xml', url: address, thumbnail: address };
}

/** The same value, counting how often anybody looks at what lies directly in it. */
export function countLooks<Value extends object>(
  value: Value,
): { readonly value: Value; readonly looks: () => number } {
  let looks = 0;
  const counted = new Proxy(value, {
    get: (target, name) => {
      looks += 1;
      return Reflect.get(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      looks += 1;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { value: counted, looks: () => looks };
}
