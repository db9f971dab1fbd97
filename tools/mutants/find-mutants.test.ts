import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';

const mutated = (text: string, file = 'a.ts') =>
  findMutants(file, text).map(({ start, end, replace }) => text.slice(0, start) + replace + text.slice(end));

it('changes operators, numbers, conditions and negations, one at a time', () => {
  expect(mutated('const a = b < 2 && !c;')).toEqual([
    'const a = b < 2 || !c;',
    'const a = b <= 2 && !c;',
    'const a = b < 3 && !c;',
    'const a = b < 2 && c;',
  ]);
  expect(mutated('const a = b ? c : d;')).toEqual(['const a = (c);', 'const a = (d);']);
  expect(mutated('const a = b ?? true;')).toEqual(['const a = b;', 'const a = b ?? false;']);
});

it('halves large numbers, because adding one might not be a bug', () => {
  expect(mutated('const a = 999;')).toEqual(['const a = 1000;']);
  expect(mutated('const a = 60_000;')).toEqual(['const a = 30000;']);
});

it('removes guards, calls and filters', () => {
  expect(mutated('function f(a) { if (a) return; go(a); }')).toEqual([
    'function f(a) { ; go(a); }',
    'function f(a) { if (a) return; ; }',
  ]);
  expect(mutated('const a = b.filter(c).map(d);')).toEqual(['const a = b.map(d);']);
});

it('ignores types and imports', () => {
  expect(mutated("import { a } from 'b';\ninterface C { readonly d: 1 | 2 }\ntype E = true;")).toEqual([]);
});
