import { describe, expect, it } from 'vitest';
import { printSelect } from './select.print.ts';
import { select } from './select.ts';

const data = {
  values: [
    { label: 'One', value: '1' },
    { label: 'Two', value: '2' },
  ],
};

describe('select', () => {
  it('is empty initially', () => {
    expect(select.emptyValue(select.props.parse({ data }))).toBe('');
    expect(select.emptyValue(select.props.parse({ data, multiple: true }))).toEqual([]);
    expect(select.isEmpty({}, select.props.parse({ data }))).toBe(true);
  });

  it('converts a single answer to a list if multiple answers are allowed', () => {
    const props = select.props.parse({ data, multiple: 'true', dataType: 'number' });
    expect([
      select.normalize('1', props),
      select.normalize(['1', ''], props),
      select.normalize(undefined, props),
    ]).toEqual([[1], [1], undefined]);
  });

  it('prints the labels of all choices', () => {
    const props = select.props.parse({ data, multiple: true });
    expect(printSelect('en')({ props, value: ['1', 2, 'gone'], label: 'Parts', slots: [] })).toEqual([
      { kind: 'pair', label: 'Parts', value: 'One, Two, gone' },
    ]);
  });
});
