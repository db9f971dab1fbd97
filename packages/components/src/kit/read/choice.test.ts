import { describe, expect, it } from 'vitest';
import { asDataType, choiceLabel, choices, storedChoice } from './choice.ts';

describe('choices', () => {
  it("leaves out the blank line of form.io's builder and reads plain texts", () => {
    expect(choices([{ label: '', value: '' }, { label: 'A', value: 1 }, 'b', null])).toEqual([
      { label: 'A', value: 1 },
      { label: 'b', value: 'b' },
    ]);
    expect(choices({ not: 'a list' })).toEqual([]);
  });

  it('finds the label whatever type the answer has', () => {
    const options = choices([{ label: 'One', value: '1' }]);
    expect([choiceLabel(options, 1), choiceLabel(options, '1'), choiceLabel(options, 'gone')]).toEqual([
      'One',
      'One',
      'gone',
    ]);
  });

  it('stores a chosen "1" as a number and "true" as a boolean unless told otherwise', () => {
    expect(['1', '1.50', 'true', 'x', '', '007'].map((value) => storedChoice(value, 'auto'))).toEqual([
      1,
      '1.50',
      true,
      'x',
      '',
      '007',
    ]);
    expect([storedChoice('1', 'string'), storedChoice('true', 'number'), storedChoice('1', 'boolean')]).toEqual([
      '1',
      'true',
      '1',
    ]);
  });

  it.each(['Infinity', '-Infinity', 'NaN'])('keeps %s as text, since JSON has no such number', (value) => {
    for (const type of ['auto', 'number'] as const) expect(storedChoice(value, type)).toBe(value);
    expect(asDataType(value, 'auto')).toBe(value);
  });

  it('[ENG-156] reads answers from outside as they are when somebody chooses them', () => {
    expect([
      asDataType('1', 'auto'),
      asDataType(5, 'auto'),
      asDataType('1', 'number'),
      asDataType(5, 'string'),
      asDataType({ a: 1 }, 'string'),
      asDataType({ a: 1 }, 'auto'),
    ]).toEqual([1, 5, 1, '5', '{"a":1}', { a: 1 }]);
    expect([asDataType(null, 'number'), asDataType('', 'boolean')]).toEqual([null, '']);
  });
});
