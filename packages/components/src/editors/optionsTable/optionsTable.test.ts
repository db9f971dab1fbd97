import { describe, expect, it } from 'vitest';
import { generateOptionValue, parsePastedRows } from './option-text.ts';
import { optionsTable } from './optionsTable.ts';

const props = optionsTable.props.parse({});

describe('options table', () => {
  it('reports all rows with a duplicate value, even if the values have different stored types', () => {
    const rows = [
      { label: 'One', value: 1 },
      { label: 'Two', value: '2' },
      { label: 'Uno', value: '1' },
    ];
    expect(optionsTable.check(rows, props)).toEqual([{ rule: 'uniqueValue', params: { rows: '1, 3' } }]);
  });

  it('reports rows without a label or value, except blank rows', () => {
    const rows = [{ label: 'A', value: ' ' }, { label: '', value: '' }, { value: 'c' }, {}];
    expect(optionsTable.check(rows, props)).toEqual([
      { rule: 'missingLabel', params: { rows: '3' } },
      { rule: 'missingValue', params: { rows: '1' } },
    ]);
    expect(optionsTable.isEmpty([{ label: '', value: '' }], props)).toBe(true);
  });

  it('keeps unknown properties of a choice', () => {
    const rows = [{ label: 'High', value: 2, shortcut: 'H' }];
    expect(optionsTable.normalize(rows, props)).toBe(rows);
    expect(optionsTable.normalize(['Low', null, { label: 'B' }], props)).toEqual([
      { label: 'Low', value: 'Low' },
      { label: 'B' },
    ]);
  });
});

describe('value generated from a label', () => {
  it.each([
    ['No scaffold on site', 'noScaffoldOnSite'],
    ['Überprüft – ja!', 'uberpruftJa'],
    ['2', '2'],
    ['नमस्ते दुनिया', 'नमस्तेदुनिया'],
    ['😀', '😀'],
    ['  ', ''],
  ])('of %j is %j', (label, value) => {
    expect(generateOptionValue(label)).toBe(value);
  });
});

describe('a pasted list', () => {
  it('is converted to rows, with the second cell as the value', () => {
    expect(parsePastedRows('Yes\r\nNot at all\tno\n\n')?.rows).toEqual([
      { label: 'Yes', value: 'yes' },
      { label: 'Not at all', value: 'no' },
    ]);
  });

  it("isn't converted if it is a single cell", () => {
    expect(parsePastedRows('Yes\r\n')).toBeUndefined();
    expect(parsePastedRows('Yes\t1')?.rows).toEqual([{ label: 'Yes', value: '1' }]);
  });

  it('stops after 500 rows and counts the rest', () => {
    const read = parsePastedRows('x\n'.repeat(9_000));
    expect([read?.rows.length, read?.leftOut]).toEqual([500, 8_500]);
  });
});
