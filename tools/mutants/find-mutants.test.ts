import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';

const listMutants = (text: string, file = 'a.ts') =>
  findMutants(file, text).map(({ start, end, replace }) => text.slice(0, start) + replace + text.slice(end));

it('changes operators, numbers, conditions and negations, one at a time', () => {
  expect(listMutants('const a = b < 2 && !c;')).toEqual([
    'const a = b < 2 || !c;',
    'const a = b <= 2 && !c;',
    'const a = b < 3 && !c;',
    'const a = b < 2 && c;',
  ]);
  expect(listMutants('const a = b ? c : d;')).toEqual(['const a = (c);', 'const a = (d);']);
  expect(listMutants('const a = b ?? true;')).toEqual(['const a = b;', 'const a = b ?? false;']);
});

it('halves large numbers, because adding one might not be a bug', () => {
  expect(listMutants('const a = 999;')).toEqual(['const a = 1000;']);
  expect(listMutants('const a = 60_000;')).toEqual(['const a = 30000;']);
});

it('removes guards, calls and filters', () => {
  expect(listMutants('function f(a) { if (a) return; go(a); }')).toEqual([
    'function f(a) { ; go(a); }',
    'function f(a) { if (a) return; ; }',
  ]);
  expect(listMutants('const a = b.filter(c).map(d);')).toEqual(['const a = b.map(d);']);
});

it('ignores types and imports', () => {
  expect(listMutants("import { a } from 'b';\ninterface C { readonly d: 1 | 2 }\ntype E = true;")).toEqual([]);
});
