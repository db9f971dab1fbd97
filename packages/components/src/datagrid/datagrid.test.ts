import { createSession, type PrintBlock } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { allSpecs } from '../conformance/spec-conformance.ts';
import { printDatagrid } from './datagrid.print.ts';
import { datagridSettings } from './datagrid.settings.ts';
import { datagrid } from './datagrid.ts';

const columns = [
  { type: 'textfield', key: 'item', label: '<b>Item</b>' },
  { type: 'number', key: 'price', label: 'Price' },
];
const parseProps = (settings: object = {}) => datagrid.props.parse({ components: columns, ...settings });

describe('datagrid', () => {
  it('starts with one empty row, or with no rows, the minimum or default rows if configured', () => {
    expect(datagrid.emptyValue(parseProps())).toEqual([{}]);
    expect(datagrid.emptyValue(parseProps({ validate: { minLength: '3' } }))).toHaveLength(3);
    expect(datagrid.emptyValue(parseProps({ initEmpty: true }))).toEqual([]);
    expect(datagrid.emptyValue(parseProps({ defaultValue: [{ item: 'x' }, {}] }))).toEqual([{ item: 'x' }, {}]);
    expect(datagrid.emptyValue(parseProps({ validate: { minLength: 1e9 } }))).toHaveLength(100);
  });

  it('is empty until a field in a row is answered', () => {
    expect(datagrid.isEmpty([{ item: '', ok: false, more: { a: [] } }, null], parseProps())).toBe(true);
    expect(datagrid.isEmpty([{ item: '' }, { price: 0 }], parseProps())).toBe(false);
  });

  it('reports too few and too many rows', () => {
    const settings = parseProps({ validate: { minLength: 2, maxLength: '3' } });
    const rows = (count: number) => Array.from({ length: count }, () => ({ price: 1 }));
    expect(datagrid.check(rows(1), settings)).toEqual([{ rule: 'minRows', params: { limit: 2 } }]);
    expect(datagrid.check(rows(3), settings)).toEqual([]);
    expect(datagrid.check(rows(4), settings)).toEqual([{ rule: 'maxRows', params: { limit: 3 } }]);
  });

  it('arranges answers in the order of the fixed rows, and keeps other answered rows', () => {
    const fixed = { hasFixedRows: true, rowHeader: { key: 'day' }, fixedRows: ['Mon', 'Tue'] };
    expect(datagrid.emptyValue(parseProps(fixed))).toEqual([{ day: 'Mon' }, { day: 'Tue' }]);
    expect(datagrid.isEmpty([{ day: 'Mon', item: '' }, { day: 'Tue' }], parseProps(fixed))).toBe(true);
    expect(datagrid.isEmpty([{ day: 'Mon', item: 'x' }], parseProps(fixed))).toBe(false);
    const right = [{ day: 'Mon' }, { day: 'Tue', item: 'x' }];
    expect(datagrid.normalize(right, parseProps(fixed))).toBe(right);
    const mixed = [{ item: 'first' }, { day: 'Tue', item: 'x' }, { day: 'Sun', item: '' }, { day: 'Sat', item: 'y' }];
    expect(datagrid.normalize(mixed, parseProps(fixed))).toEqual([
      { day: 'Mon', item: 'first' },
      { day: 'Tue', item: 'x' },
      { day: 'Sat', item: 'y' },
    ]);
    expect(datagrid.check([{}], parseProps({ ...fixed, validate: { minLength: 5 } }))).toEqual([]);
  });

  it('starts with the rows of its groups if row groups are enabled', () => {
    const groups = {
      rowGroups: [
        { label: 'A', numberOfRows: '2' },
        { label: 'B', numberOfRows: 3 },
      ],
    };
    expect(datagrid.emptyValue(parseProps({ ...groups, enableRowGroups: true }))).toHaveLength(5);
    expect(datagrid.emptyValue(parseProps(groups))).toHaveLength(1);
    const huge = { enableRowGroups: true, rowGroups: [{ label: 'A', numberOfRows: 1e9 }] };
    expect(datagrid.emptyValue(parseProps(huge))).toHaveLength(100);
  });

  it('prints row names in the first column, and one table per row group', () => {
    const rows = ['a', 'b', 'c'].map((value) => [[{ kind: 'pair', label: 'Item', value }], []] as const);
    const print = (settings: object) =>
      printDatagrid({ props: parseProps(settings), value: [], label: 'Lines', slots: [], rows });
    const cells = (...texts: string[]) => texts.map((text) => ({ kind: 'text', text }));
    const fixed = { hasFixedRows: true, rowHeader: { key: 'day', label: 'Day' }, fixedRows: ['Mon', 'Tue', 'Wed'] };
    expect(print(fixed)).toMatchObject([{ header: ['Day', 'Item'], rows: [cells('Mon', 'a'), cells('Tue', 'b'), {}] }]);
    const groups = [
      { label: 'Before', numberOfRows: 1 },
      { label: 'After', numberOfRows: 1 },
    ];
    expect(print({ enableRowGroups: true, rowGroups: groups })).toMatchObject([
      {
        kind: 'group',
        label: 'Lines',
        blocks: [
          { caption: 'Before', rows: [cells('a')] },
          { caption: 'After', rows: [cells('b'), cells('c')] },
        ],
      },
    ]);
  });

  it('prints the tables of all row groups with the same columns and widths', () => {
    const filled: readonly PrintBlock[] = [{ kind: 'pair', label: 'Width', value: '3' }];
    const groups = ['Before', 'After'].map((label) => ({ label, numberOfRows: 1 }));
    const printed = printDatagrid({
      props: { ...parseProps({ enableRowGroups: true, rowGroups: groups }), components: ['Item', 'Width'] },
      value: [],
      label: 'Lines',
      slots: [],
      rows: [
        [[{ kind: 'pair', label: 'Item', value: 'a' }], []],
        [[], filled],
      ],
    });
    const rows = [
      [
        { kind: 'text', text: 'a' },
        { kind: 'text', text: '' },
      ],
      [
        { kind: 'text', text: '' },
        { kind: 'text', text: '3' },
      ],
    ];
    const table = { kind: 'table', header: ['Item', 'Width'], widthsOf: rows };
    expect(printed).toMatchObject([
      {
        blocks: [
          { ...table, rows: [rows[0]] },
          { ...table, rows: [rows[1]] },
        ],
      },
    ]);
  });

  it('converts an object to one row, and keeps invalid values', () => {
    expect(datagrid.normalize({ item: 'x' }, parseProps())).toEqual([{ item: 'x' }]);
    expect(datagrid.normalize(null, parseProps())).toBeUndefined();
    expect(datagrid.normalize('words', parseProps())).toBe('words');
    const list = [1, {}];
    expect(datagrid.normalize(list, parseProps())).toBe(list);
  });

  it('prints a table without empty columns, whose cells have no labels or maps', () => {
    const pair = (label: string, value: string): PrintBlock => ({ kind: 'pair', label, value });
    const print = (rows: readonly (readonly (readonly PrintBlock[])[])[], settings: object = {}) =>
      printDatagrid({ props: parseProps(settings), value: [], label: 'Lines', slots: [], rows });
    const map: PrintBlock = { kind: 'image', source: 'map:1,2,3,roadmap', alt: '1, 2', isExtra: true };
    expect(print([[[pair('Item', 'nail'), map], []]])).toEqual([
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

  it('requires a key for the names of fixed rows that no column uses', async () => {
    const form = await datagridSettings.read({ language: 'en', locale: 'en' });
    const listKeyProblems = (key: string) => {
      const data = { hasFixedRows: true, rowHeader: { key }, label: 'L', key: 'lines', components: columns };
      const session = createSession({ form, specs: allSpecs, data });
      return session.validate().map(({ rule, params }) => params?.message ?? rule);
    };
    expect(listKeyProblems('item')).toEqual(['One of the columns is already using this key.']);
    expect(listKeyProblems('')).toEqual(['required']);
    expect(listKeyProblems('day')).toEqual([]);
  });
});
