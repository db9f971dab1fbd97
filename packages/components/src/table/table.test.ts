import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { editors } from '../editors.ts';
import { specs } from '../specs.ts';
import { printTable } from './table.print.ts';
import { tableSettings } from './table.settings.ts';
import { table } from './table.ts';

const createField = (key: string) => ({ type: 'number', key, input: true });
const definition = {
  type: 'table',
  key: 't',
  rows: [
    [{ components: [createField('a')] }, { components: [createField('b'), null] }],
    null,
    [{}, { components: [createField('c')] }],
  ],
};

it('has a slot for each cell, named by its position in the definition', () => {
  expect(table.children(table.props.parse(definition), definition)).toEqual([
    { name: 'rows[0][0]', components: [createField('a')] },
    { name: 'rows[0][1]', components: [createField('b')] },
    { name: 'rows[2][0]', components: [] },
    { name: 'rows[2][1]', components: [createField('c')] },
  ]);
});

it('stores the answers of its fields without an object of its own', () => {
  const session = createSession({ form: { components: [definition] }, specs, data: {} });
  session.setValue('0.rows[2][1].0', 3);
  expect(session.data()).toEqual({ c: 3 });
});

it('prints cells side by side, or a table if columns have headers', () => {
  const text = (words: string) => [{ kind: 'text', text: words } as const];
  const group = (...blocks: unknown[]) => ({ kind: 'group', blocks });
  const print = (settings: object, slots = [text('a'), [], [], text('c')]) =>
    printTable({ props: table.props.parse({ ...definition, ...settings }), value: undefined, label: '', slots });
  const rows = [
    [group(...text('a')), group()],
    [group(), group(...text('c'))],
  ];
  expect(print({})).toEqual([group(...rows.map((blocks) => ({ kind: 'group', columns: [1, 1], blocks })))]);
  expect(print({ caption: 'Here', header: ['One'] })).toEqual([
    { kind: 'table', caption: 'Here', header: ['One', ''], rows },
  ]);
  expect(print({ header: ['One'] }, [[], [], [], text('c')])).toMatchObject([{ rows: [rows[1]] }]);
  expect(print({ header: ['One'] }, [[], [], [], []])).toEqual([]);
});

it('updates the stored numbers of rows and columns, to which form.io truncates a table', async () => {
  const form = await tableSettings.read({ language: 'en', locale: 'en' });
  const session = createSession({ form, specs: { ...specs, ...editors }, data: { rows: [[{}], [{}]] } });
  session.setValue(session.nodeAt('rows')!.id, [
    [{}, {}],
    [{}, {}],
    [{}, {}],
  ]);
  expect(session.data()).toMatchObject({ numRows: 3, numCols: 2 });
});
