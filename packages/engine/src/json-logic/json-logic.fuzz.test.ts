import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAtPath } from '../data/data-path.ts';
import { parseJsonLogicRule } from './json-logic.ts';

const operators = [
  ...[
    'var',
    'missing',
    'missing_some',
    'if',
    '?:',
    'and',
    'or',
    '!',
    '!!',
    '==',
    '===',
    '!=',
    '!==',
    '<',
    '<=',
    '>',
    '>=',
  ],
  ...['+', '-', '*', '/', '%', 'min', 'max', 'cat', 'substr', 'in', 'merge'],
  ...['map', 'filter', 'reduce', 'all', 'some', 'none'],
];
const arbitraryLeaf = fc.oneof(
  fc.constantFrom<unknown>(
    'data',
    'data.a',
    'accumulator',
    'current',
    '',
    'constructor',
    'a.__proto__',
    0,
    -1,
    1e308,
    null,
    true,
  ),
  fc.jsonValue({ maxDepth: 1 }),
);

function anyRule(depth: number): fc.Arbitrary<unknown> {
  if (depth === 0) return arbitraryLeaf;
  const inside = anyRule(depth - 1);
  const operator = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...operators) },
    fc.constantFrom('log', 'method', 'x.y'),
  );
  return fc.oneof(
    arbitraryLeaf,
    fc
      .tuple(operator, fc.oneof(inside, fc.array(inside, { maxLength: 4 })))
      .map(([name, values]) => ({ [name]: values })),
  );
}

const forbidden: ReadonlySet<unknown> = new Set([
  Object,
  Function,
  Array,
  Object.prototype,
  Array.prototype,
  globalThis,
]);

function isJson(value: unknown): boolean {
  if (forbidden.has(value) || typeof value === 'function' || typeof value === 'symbol') return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isJson);
}

describe('any JSONLogic rule', () => {
  it('[ENG-144] [ENG-145] returns JSON or undefined, does not mutate its input and never throws', () => {
    fc.assert(
      fc.property(anyRule(4), fc.jsonValue({ maxDepth: 3 }), (stored, a) => {
        const context = { data: { a, list: [1, 'b', { c: [2] }] }, row: {} };
        const before = JSON.stringify([stored, context]);
        const rule = parseJsonLogicRule(stored);
        if ('problem' in rule) expect(['operator', 'tooLarge', 'tooDeep', 'noJson']).toContain(rule.problem.reason);
        else expect(isJson(rule.evaluate((path) => getAtPath(context, path)))).toBe(true);
        expect(JSON.stringify([stored, context])).toBe(before);
      }),
      { numRuns: 1_000 },
    );
  });
});
