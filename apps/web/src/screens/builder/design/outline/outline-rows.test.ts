import { getIdentity } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createOutlineRows } from './outline-rows.ts';

const text = (key: string, label: string) => ({ type: 'textfield', key, label });
const form: FormDefinition = {
  components: [
    {
      type: 'columns',
      key: 'c',
      label: 'Visit',
      columns: [{ components: [text('a', 'Date')] }, { components: [text('b', 'Inspector')] }],
    },
    text('d', 'Notes'),
  ],
};
const english = await localizedPalette.read({ language: 'en', locale: 'en' });
const createRows = (folded: ReadonlySet<string>, query?: string) => createOutlineRows(form, folded, english, query);
const shown = (folded: ReadonlySet<string>, query?: string) =>
  createRows(folded, query).map(
    ({ path, level, name, position, siblings }) => `${path} ${level} ${name} ${position}/${siblings}`,
  );

it('lists the children of columns as one list', () => {
  expect(shown(new Set())).toEqual([
    '0 1 Visit 1/2',
    '0.columns[0].0 2 Date 1/2',
    '0.columns[1].0 2 Inspector 2/2',
    '1 1 Notes 2/2',
  ]);
});

it('omits the children of collapsed rows', () => {
  expect(shown(new Set([getIdentity(form.components[0]!)]))).toEqual(['0 1 Visit 1/2', '1 1 Notes 2/2']);
  expect(createRows(new Set([getIdentity(form.components[0]!)])).map(({ isExpanded }) => isExpanded)).toEqual([
    false,
    undefined,
  ]);
});

it('finds rows by name, including children of collapsed rows', () => {
  expect(shown(new Set([getIdentity(form.components[0]!)]), 'insp')).toEqual([
    '0 1 Visit 1/2',
    '0.columns[1].0 2 Inspector 2/2',
  ]);
  expect(shown(new Set(), 'zzz')).toEqual([]);
});
