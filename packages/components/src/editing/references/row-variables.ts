import type { CodeReference, CodeWord, ListFieldsWithin, RowVariables } from './code-references.ts';

/** Maps array methods whose callback receives rows to the positions of the callback's row parameters. */
const rowParameterIndexes: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...['forEach', 'map', 'filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap'].map(
    (name): [string, readonly number[]] => [name, [0]],
  ),
  ['reduce', [1]],
  ['reduceRight', [1]],
  ['sort', [0, 1]],
]);

/** Array methods that return rows of the same list. */
const sameRowsMethods: ReadonlySet<string> = new Set(['filter', 'sort', 'slice', 'reverse', 'concat']);
/** Array methods and properties that don't return rows. */
const nonRowProperties: ReadonlySet<string> = new Set([
  'forEach',
  'map',
  'some',
  'every',
  'findIndex',
  'findLastIndex',
  'length',
]);

const callbackParametersPattern =
  /\s*(?:\(([^()]*)\)\s*=>|([A-Za-z_$][\w$]*)\s*=>|function\b\s*(?:[A-Za-z_$][\w$]*\s*)?\(([^()]*)\))/y;
const methodCallPattern = /\s*\??\.([A-Za-z_$][\w$]*)\s*\(/y;
const forOfPattern = /\bfor\s*\(\s*(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s+of\s+$/;

/** Finds variables in code that refer to grid rows: `list.map((row) => …)`, `for (const row of list)`. */
export function findRowVariables(
  code: string,
  names: readonly CodeReference[],
  within: ListFieldsWithin,
): RowVariables {
  const bases = new Map<string, string>();
  const declared = new Set<number>();
  const unclear = new Set<string>();
  const loose = new Set<string>();
  const declare = (variable: string, list: string, at: number): void => {
    const base = `${list}.0`;
    if ((bases.get(variable) ?? base) !== base || variable === 'data' || variable === 'row') unclear.add(variable);
    bases.set(variable, base);
    declared.add(at);
  };
  /** Parses a chain of method calls on a list. @param from offset after the opening parenthesis of the first call */
  const readCalls = (list: string, first: string, from: number): void => {
    let method = first;
    let at = from;
    for (;;) {
      const parameterIndexes = rowParameterIndexes.get(method);
      const found = execAt(callbackParametersPattern, code, at);
      if (parameterIndexes && found) readParameters(list, parameterIndexes, found, at);
      else if (parameterIndexes) loose.add(list);
      const end = findClosing(code, at);
      const next = execAt(methodCallPattern, code, end);
      if (!sameRowsMethods.has(method) || !next) {
        if (!nonRowProperties.has(method) && !method.startsWith('reduce')) loose.add(list);
        return;
      }
      method = next[1]!;
      at = end + next[0].length;
    }
  };
  const readParameters = (
    list: string,
    parameterIndexes: readonly number[],
    found: RegExpExecArray,
    at: number,
  ): void => {
    const text = found[1] ?? found[2] ?? found[3] ?? '';
    const start = at + found[0].indexOf(text, found[0].startsWith('function') ? found[0].indexOf('(') : 0);
    let offset = 0;
    for (const [index, one] of text.split(',').entries()) {
      const variable = /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(one)?.[1];
      if (parameterIndexes.includes(index) && variable) declare(variable, list, start + offset + one.indexOf(variable));
      else if (parameterIndexes.includes(index)) loose.add(list);
      offset += one.length + 1;
    }
  };
  for (const { start, end, base, steps } of names) {
    const path = [base, ...steps.map(({ name }) => name)];
    const fullPath = path.join('.');
    if (within(fullPath)) {
      const before = forOfPattern.exec(code.slice(Math.max(0, start - 80), start));
      if (before) declare(before[1]!, fullPath, start - before[0].length + before[0].lastIndexOf(before[1]!));
      else loose.add(fullPath);
      continue;
    }
    const list = path.slice(0, -1).join('.');
    const method = path.at(-1)!;
    if (!within(list)) continue;
    if (code[end] === '(') readCalls(list, method, end + 1);
  }
  return { bases, declared, ambiguous: unclear, escapedNames: loose };
}

/**
 * Returns words and string literals that match keys of fields in a grid or container that the code passes on:
 * `_.sumBy(data.list, 'a')`, `({ a }) => a`.
 */
export function findUnparsedNames(
  words: readonly CodeWord[],
  { escapedNames }: RowVariables,
  within: ListFieldsWithin,
): readonly { readonly start: number; readonly end: number; readonly name: string }[] {
  if (escapedNames.size === 0) return [];
  const keys = new Map([...escapedNames].flatMap((list) => [...(within(list) ?? [])]));
  return words.flatMap(({ text, start, end }) => {
    const name = keys.get(text);
    return name === undefined ? [] : [{ start, end, name }];
  });
}

/** Maximum number of characters of one method call that are parsed. */
const maxCallLength = 20_000;

/** Returns the offset after the parenthesis that closes the one before `from`; the end of the code if there is none. */
function findClosing(code: string, from: number): number {
  let depth = 1;
  for (let at = from; at < Math.min(code.length, from + maxCallLength); at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

function execAt(kind: RegExp, code: string, at: number): RegExpExecArray | null {
  kind.lastIndex = at;
  return kind.exec(code);
}
