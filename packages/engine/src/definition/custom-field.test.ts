import { expect, it } from 'vitest';
import { renameCustomField } from './custom-field.ts';

const made = { type: 'textfield', key: 'a', label: 'Mine', customField: 'Site', unknown: { kept: true } };
const other = { type: 'textfield', key: 'b', customField: 'Site 2' };
const form = {
  display: 'form' as const,
  components: [
    other,
    { type: 'panel', key: 'p', components: [made] },
    { type: 'columns', key: 'c', columns: [{ width: 6, components: [made] }] },
    { type: 'table', key: 't', rows: [[{ components: [made] }]] },
  ],
};

it('[ENG-360] gives every component of a custom field its new name, wherever it lies, and leaves all else', () => {
  const renamed = renameCustomField(form, 'Site', 'Place');
  expect(renamed).toEqual(JSON.parse(JSON.stringify(form).replaceAll('"customField":"Site"', '"customField":"Place"')));
  expect(renamed.components[0]).toBe(other);
});

it('[ENG-360] leaves what was made of it as an ordinary component', () => {
  const { customField: _none, ...plain } = made;
  expect(renameCustomField(form, 'Site', undefined).components[1]).toEqual({
    ...form.components[1],
    components: [plain],
  });
});

it('[ENG-360] is the same form where nothing says the name', () => {
  expect(renameCustomField(form, 'site', 'Place')).toBe(form);
  expect(renameCustomField(form, 'toString', 'Place')).toBe(form);
});
