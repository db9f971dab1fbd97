import { describe, expect, it } from 'vitest';
import { flag, list, object, oneOf, optionalNumber, propsSchema, text } from './setting-parsers.ts';

describe('lenient readers', () => {
  it('parse numbers in text, and reject other text', () => {
    expect([3, '3', ' 2.5 ', '', 'x', null, Number.NaN, true].map(optionalNumber())).toEqual([
      3,
      3,
      2.5,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('parse booleans in text', () => {
    expect([true, 'true', 1, false, 'false', null, {}].map(flag())).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(flag(true)(undefined)).toBe(true);
  });

  it('fall back to the first of the allowed values', () => {
    expect([oneOf('a', 'b')('b'), oneOf('a', 'b')('z'), oneOf('a', 'b')(null)]).toEqual(['b', 'a', 'a']);
  });

  it('keep only the objects in a list', () => {
    expect(list({ label: text() })([{ label: 1 }, null, 'x', { other: true }])).toEqual([
      { label: '1' },
      { label: '' },
    ]);
  });

  it('use default settings if an array or null is stored instead of an object', () => {
    const validate = object({ min: optionalNumber() });
    expect([validate(null), validate([]), validate({ min: '4' })]).toEqual([
      { min: undefined },
      { min: undefined },
      { min: 4 },
    ]);
  });

  it('create a schema that accepts anything', () => {
    const schema = propsSchema({ label: text('Untitled') });
    for (const raw of [null, [], 'x', {}]) expect(schema.parse(raw)).toEqual({ label: 'Untitled' });
  });
});
