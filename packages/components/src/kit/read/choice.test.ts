import { describe, expect, it } from 'vitest';
import { convertToDataType, getChoiceLabel, parseChoiceList, toStoredChoiceValue } from './choice.ts';

describe('choices', () => {
  it("drops the blank row of form.io's builder and accepts plain texts", () => {
    expect(parseChoiceList([{ label: '', value: '' }, { label: 'A', value: 1 }, 'b', null])).toEqual([
      { label: 'A', value: 1 },
      { label: 'b', value: 'b' },
    ]);
    expect(parseChoiceList({ not: 'a list' })).toEqual([]);
  });

  it('finds the label of the choice for an answer of any type', () => {
    const options = parseChoiceList([{ label: 'One', value: '1' }]);
    expect([getChoiceLabel(options, 1), getChoiceLabel(options, '1'), getChoiceLabel(options, 'gone')]).toEqual([
      'One',
      'One',
      'gone',
    ]);
  });

  it('stores the choice "1" as a number and "true" as a boolean unless configured otherwise', () => {
    expect(['1', '1.50', 'true', 'x', '', '007'].map((value) => toStoredChoiceValue(value, 'auto'))).toEqual([
      1,
      '1.50',
      true,
      'x',
      '',
      '007',
    ]);
    expect([
      toStoredChoiceValue('1', 'string'),
      toStoredChoiceValue('true', 'number'),
      toStoredChoiceValue('1', 'boolean'),
    ]).toEqual(['1', 'true', '1']);
  });

  it.each(['Infinity', '-Infinity', 'NaN'])('keeps %s as text, since JSON has no such number', (value) => {
    for (const type of ['auto', 'number'] as const) expect(toStoredChoiceValue(value, type)).toBe(value);
    expect(convertToDataType(value, 'auto')).toBe(value);
  });

  it('[ENG-156] converts external answers to the type of chosen values', () => {
    expect([
      convertToDataType('1', 'auto'),
      convertToDataType(5, 'auto'),
      convertToDataType('1', 'number'),
      convertToDataType(5, 'string'),
      convertToDataType({ a: 1 }, 'string'),
      convertToDataType({ a: 1 }, 'auto'),
    ]).toEqual([1, 5, 1, '5', '{"a":1}', { a: 1 }]);
    expect([convertToDataType(null, 'number'), convertToDataType('', 'boolean')]).toEqual([null, '']);
  });
});
