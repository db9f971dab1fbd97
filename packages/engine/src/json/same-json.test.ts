import { describe, expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

describe('sameJson', () => {
  it.each([
    ['names in another order', { a: 1, b: [2] }, { b: [2], a: 1 }],
    ['a name without a value', { a: 1 }, { a: 1, b: undefined }],
    ['equal parts of different objects', [{ a: { b: null } }], [{ a: { b: null } }]],
    ['what is no number', Number.NaN, Number.NaN],
  ])('takes for the same: %s', (_, one, other) => {
    expect(sameJson(one, other)).toBe(true);
    expect(sameJson(other, one)).toBe(true);
  });

  it.each([
    ['a word and a number', '1', 1],
    ['a list and an object of its names', ['a'], { 0: 'a' }],
    ['lists of other order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 1]],
    ['another name', { a: 1 }, { b: 1 }],
    ['a name that one object only inherits', { toString: undefined, a: 1 }, { a: 2 }],
    ['null and nothing', { a: null }, {}],
    ['a part that lies deep', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ])('tells apart: %s', (_, one, other) => {
    expect(sameJson(one, other)).toBe(false);
    expect(sameJson(other, one)).toBe(false);
  });

  it('bears 100,000 lists in each other', () => {
    const nested = (core: unknown) => {
      let value = core;
      for (let depth = 0; depth < 100_000; depth += 1) value = [value];
      return value;
    };
    expect(sameJson(nested(1), nested(1))).toBe(true);
    expect(sameJson(nested(1), nested(2))).toBe(false);
  });
});
