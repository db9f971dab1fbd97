import { describe, expect, it } from 'vitest';
import { rowsFromText, valueFromLabel } from './option-text.ts';
import { optionsTable } from './optionsTable.ts';

const props = optionsTable.props.parse({});

describe('options table', () => {
  it('names every row whose value another row has, whatever type the value is stored as', () => {
    const rows = [
      { label: 'One', value: 1 },
      { label: 'Two', value: '2' },
      { label: 'Uno', value: '1' },
    ];
    expect(optionsTable.check(rows, props)).toEqual([{ rule: 'uniqueValue', params: { rows: '1, 3' } }]);
  });

  it('names rows without a label or a value, and not the ones in which nothing is written yet', () => {
    const rows = [{ label: 'A', value: ' ' }, { label: '', value: '' }, { value: 'c' }, {}];
    expect(optionsTable.check(rows, props)).toEqual([
      { rule: 'missingLabel', params: { rows: '3' } },
      { rule: 'missingValue', params: { rows: '1' } },
    ]);
    expect(optionsTable.isEmpty([{ label: '', value: '' }], props)).toBe(true);
  });

  it('keeps what else a form file has beside label and value', () => {
    const rows = [{ label: 'High', value: 2, shortcut: 'H' }];
    expect(optionsTable.normalize(rows, props)).toBe(rows);
    expect(optionsTable.normalize(['Low', null, { label: 'B' }], props)).toEqual([
      { label: 'Low', value: 'Low' },
      { label: 'B' },
    ]);
  });
});

describe('the value that a label suggests', () => {
  it.each([
    ['No scaffold on site', 'noScaffoldOnSite'],
    ['Überprüft – ja!', 'uberpruftJa'],
    ['2', '2'],
    ['नमस्ते दुनिया', 'नमस्तेदुनिया'],
    ['😀', '😀'],
    ['  ', ''],
  ])('of %j is %j', (label, value) => {
    expect(valueFromLabel(label)).toBe(value);
  });
});

describe('a pasted list', () => {
  it('becomes rows, with the second cell of a sheet as the value', () => {
    expect(rowsFromText('Yes\r\nNot at all\tno\n\n')?.rows).toEqual([
      { label: 'Yes', value: 'yes' },
      { label: 'Not at all', value: 'no' },
    ]);
  });

  it('is no list when it is one cell', () => {
    expect(rowsFromText('Yes\r\n')).toBeUndefined();
    expect(rowsFromText('Yes\t1')?.rows).toEqual([{ label: 'Yes', value: '1' }]);
  });

  it('ends after 500 rows, and counts those that were left out', () => {
    const read = rowsFromText('x\n'.repeat(9_000));
    expect([read?.rows.length, read?.left]).toEqual([500, 8_500]);
  });
});
