const createNested = (open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(20_000)}1${close.repeat(20_000)}`) as unknown;

const deepList = createNested('[', ']');
const script = '<script>globalThis.hasRun = true</script>';

/** Hostile values in place of an answer. Must not be mutated: all tests share the same objects. */
export const hostileAnswers: readonly (readonly [what: string, answer: unknown])[] = [
  ['a script', script],
  ['a javascript: URL', 'javascript:globalThis.hasRun=true'],
  ['a javascript: file', [createHostileFile()]],
  ['one file in place of a list', createHostileFile()],
  ['20,000 nested lists', deepList],
  ['20,000 nested objects', createNested('{"a":', '}')],
  ['20,000 lists in an entry', [deepList]],
  ['20,000 nested lists under a display name', { label: deepList, name: deepList, value: deepList, a: deepList }],
  ['__proto__', JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')],
  ['names of methods', { toString: 1, valueOf: null, toJSON: 'x', hasOwnProperty: 0, length: 1e9 }],
  ['lists in lists', [[[1, [2]]], [null], [{}]]],
  ['nothing', null],
  ['a number beyond all', 1e308],
  ['an invalid date', '9999-99-99T99:99:99+99:99'],
  ['a date at the end of time', '+275760-09-13T00:00:00Z'],
  ['a text of half a million characters', 'x'.repeat(500_000)],
  ['a lone surrogate and a direction override', '\ud800\u202e'],
];

/** Returns objects and lists with `size` entries, each with a description for test titles. */
export const createLargeAnswers = (size: number): readonly (readonly [what: string, answer: object])[] => [
  ['many names', Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, true]))],
  ['many entries', Array.from({ length: size }, (_, at) => `t${at}`)],
  ['many rows', Array.from({ length: size }, () => ({}))],
];

function createHostileFile() {
  const address = 'javascript:globalThis.hasRun=true';
  const name = '<img src=x onerror="globalThis.hasRun=true">';
  return { id: 'a', name, originalName: name, size: 1, type: 'image/svg+xml', url: address, thumbnail: address };
}

/** Wraps a value to count the reads of its direct properties. */
export function countReads<Value extends object>(
  value: Value,
): { readonly value: Value; readonly reads: () => number } {
  let reads = 0;
  const counted = new Proxy(value, {
    get: (target, name) => {
      reads += 1;
      return Reflect.get(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      reads += 1;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  return { value: counted, reads: () => reads };
}
