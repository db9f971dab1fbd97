import { describe, expect, it } from 'vitest';
import { isSameJson } from './json-value.ts';

describe('isSameJson', () => {
  it.each([
    ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }],
    ['a key without a value', { a: 1 }, { a: 1, b: undefined }],
    ['equal parts of different objects', [{ a: { b: null } }], [{ a: { b: null } }]],
    ['NaN', Number.NaN, Number.NaN],
  ])('treats as equal: %s', (_, one, other) => {
    expect(isSameJson(one, other)).toBe(true);
    expect(isSameJson(other, one)).toBe(true);
  });

  it.each([
    ['a string and a number', '1', 1],
    ['a list and an object with its keys', ['a'], { 0: 'a' }],
    ['lists in a different order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 1]],
    ['another key', { a: 1 }, { b: 1 }],
    ['a key that one object only inherits', { toString: undefined, a: 1 }, { a: 2 }],
    ['null and a missing value', { a: null }, {}],
    ['a nested value', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ])('treats as different: %s', (_, one, other) => {
    expect(isSameJson(one, other)).toBe(false);
    expect(isSameJson(other, one)).toBe(false);
  });

  it('supports 100,000 nested lists', () => {
    const nested = (core: unknown) => {
      let value = core;
      for (let depth = 0; depth < 100_000; depth += 1) value = [value];
      return value;
    };
    expect(isSameJson(nested(1), nested(1))).toBe(true);
    expect(isSameJson(nested(1), nested(2))).toBe(false);
  });
});
