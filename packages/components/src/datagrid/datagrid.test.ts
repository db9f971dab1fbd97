import type { PrintBlock } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { printDatagrid } from './datagrid.print.ts';
import { datagrid } from './datagrid.ts';

const columns = [
  { type: 'textfield', key: 'item', label: '<b>Item</b>' },
  { type: 'number', key: 'price', label: 'Price' },
];
const props = (settings: object = {}) => datagrid.props.parse({ components: columns, ...settings });

describe('datagrid', () => {
  it('has one empty row at first, or as many as it must have, or none, or those of its default', () => {
    expect(datagrid.emptyValue(props())).toEqual([{}]);
    expect(datagrid.emptyValue(props({ validate: { minLength: '3' } }))).toHaveLength(3);
    expect(datagrid.emptyValue(props({ initEmpty: true }))).toEqual([]);
    expect(datagrid.emptyValue(props({ defaultValue: [{ item: 'x' }, {}] }))).toEqual([{ item: 'x' }, {}]);
    expect(datagrid.emptyValue(props({ validate: { minLength: 1e9 } }))).toHaveLength(100);
  });

  it('counts as no answer until something is answered in some row', () => {
    expect(datagrid.isEmpty([{ item: '', ok: false, more: { a: [] } }, null], props())).toBe(true);
    expect(datagrid.isEmpty([{ item: '' }, { price: 0 }], props())).toBe(false);
  });

  it('names too few and too many rows', () => {
    const settings = props({ validate: { minLength: 2, maxLength: '3' } });
    const rows = (count: number) => Array.from({ length: count }, () => ({ price: 1 }));
    expect(datagrid.check(rows(1), settings)).toEqual([{ rule: 'minRows', params: { limit: 2 } }]);
    expect(datagrid.check(rows(3), settings)).toEqual([]);
    expect(datagrid.check(rows(4), settings)).toEqual([{ rule: 'maxRows', params: { limit: 3 } }]);
  });

  it('reads an object as its one row and keeps what it cannot read', () => {
    expect(datagrid.normalize({ item: 'x' }, props())).toEqual([{ item: 'x' }]);
    expect(datagrid.normalize(null, props())).toBeUndefined();
    expect(datagrid.normalize('words', props())).toBe('words');
    const list = [1, {}];
    expect(datagrid.normalize(list, props())).toBe(list);
  });

  it('prints a table of the columns that some row shows, with the answers alone in its cells', () => {
    const pair = (label: string, value: string): PrintBlock => ({ kind: 'pair', label, value });
    const print = (rows: readonly (readonly (readonly PrintBlock[])[])[], settings: object = {}) =>
      printDatagrid({ props: props(settings), value: [], label: 'Lines', slots: [], rows });
    expect(print([[[pair('Item', 'nail')], []]])).toEqual([
      { kind: 'table', caption: 'Lines', header: ['Item'], rows: [[{ kind: 'text', text: 'nail' }]] },
    ]);
    const inner = [pair('Length', '2'), pair('Width', '3')];
    expect(
      print(
        [
          [[], inner],
          [[pair('Item', 'x')], []],
        ],
        { hideLabel: true },
      ),
    ).toEqual([
      {
        kind: 'table',
        header: ['Item', 'Price'],
        rows: [
          [
            { kind: 'text', text: '' },
            { kind: 'group', blocks: inner },
          ],
          [
            { kind: 'text', text: 'x' },
            { kind: 'text', text: '' },
          ],
        ],
      },
    ]);
    expect(print([])).toEqual([{ kind: 'pair', label: 'Lines', value: '' }]);
  });
});
