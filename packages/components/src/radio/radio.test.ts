import { describe, expect, it } from 'vitest';
import { printRadio } from './radio.print.ts';
import { radio } from './radio.ts';

const values = [
  { label: 'One', value: '1' },
  { label: 'Two', value: '2' },
];

describe('radio', () => {
  it('is empty initially', () => {
    const props = radio.props.parse({ values });
    expect(radio.emptyValue(props)).toBe('');
    expect(radio.isEmpty('', props)).toBe(true);
    expect(radio.isEmpty(false, props)).toBe(false);
  });

  it('[ENG-156] converts an answer in stored data to the type that the author chose', () => {
    expect(radio.normalize('1', radio.props.parse({ values }))).toBe(1);
    expect(radio.normalize('1', radio.props.parse({ values, dataType: 'string' }))).toBe('1');
    expect(radio.normalize('1', radio.props.parse({ values, dataType: 'number' }))).toBe(1);
  });

  it('prints the label of the chosen choice, or the stored value of a choice that was deleted', () => {
    const props = radio.props.parse({ values });
    expect(printRadio({ props, value: 2, label: 'Grade', slots: [] })).toEqual([
      { kind: 'pair', label: 'Grade', value: 'Two' },
    ]);
    expect(printRadio({ props, value: 'old', label: 'Grade', slots: [] })).toMatchObject([{ value: 'old' }]);
  });
});
