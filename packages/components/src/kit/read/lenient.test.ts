import { describe, expect, it } from 'vitest';
import { amount, flag, list, object, oneOf, propsSchema, text } from './lenient.ts';

describe('lenient readers', () => {
  it('reads numbers written as text and refuses what is no number', () => {
    expect([3, '3', ' 2.5 ', '', 'x', null, Number.NaN, true].map(amount())).toEqual([
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

  it('reads switches written as text', () => {
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

  it('falls back to the first of the known words', () => {
    expect([oneOf('a', 'b')('b'), oneOf('a', 'b')('z'), oneOf('a', 'b')(null)]).toEqual(['b', 'a', 'a']);
  });

  it('keeps only objects of a list', () => {
    expect(list({ label: text() })([{ label: 1 }, null, 'x', { other: true }])).toEqual([
      { label: '1' },
      { label: '' },
    ]);
  });

  it('reads nested settings where an array or null stands in their place', () => {
    const validate = object({ min: amount() });
    expect([validate(null), validate([]), validate({ min: '4' })]).toEqual([
      { min: undefined },
      { min: undefined },
      { min: 4 },
    ]);
  });

  it('makes a schema that accepts anything', () => {
    const schema = propsSchema({ label: text('Untitled') });
    for (const raw of [null, [], 'x', {}]) expect(schema.parse(raw)).toEqual({ label: 'Untitled' });
  });
});
