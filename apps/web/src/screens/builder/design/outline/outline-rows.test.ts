import { getComponentIdentity } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createOutlineRows } from './outline-rows.ts';

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label });
const form: FormDefinition = {
  components: [
    {
      type: 'columns',
      key: 'c',
      label: 'Visit',
      columns: [{ components: [createTextField('a', 'Date')] }, { components: [createTextField('b', 'Inspector')] }],
    },
    createTextField('d', 'Notes'),
  ],
};
const englishPalette = await localizedPalette.read({ language: 'en', locale: 'en' });
const createRows = (collapsed: ReadonlySet<string>, query?: string) =>
  createOutlineRows(form, collapsed, englishPalette, query);
const formatRows = (collapsed: ReadonlySet<string>, query?: string) =>
  createRows(collapsed, query).map(
    ({ path, level, name, position, siblings }) => `${path} ${level} ${name} ${position}/${siblings}`,
  );

it('lists the children of columns as one list', () => {
  expect(formatRows(new Set())).toEqual([
    '0 1 Visit 1/2',
    '0.columns[0].0 2 Date 1/2',
    '0.columns[1].0 2 Inspector 2/2',
    '1 1 Notes 2/2',
  ]);
});

it('omits the children of collapsed rows', () => {
  expect(formatRows(new Set([getComponentIdentity(form.components[0]!)]))).toEqual(['0 1 Visit 1/2', '1 1 Notes 2/2']);
  expect(createRows(new Set([getComponentIdentity(form.components[0]!)])).map(({ isExpanded }) => isExpanded)).toEqual([
    false,
    undefined,
  ]);
});

it('finds rows by name, including children of collapsed rows', () => {
  expect(formatRows(new Set([getComponentIdentity(form.components[0]!)]), 'insp')).toEqual([
    '0 1 Visit 1/2',
    '0.columns[1].0 2 Inspector 2/2',
  ]);
  expect(formatRows(new Set(), 'zzz')).toEqual([]);
});
