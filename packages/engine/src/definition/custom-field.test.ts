import { expect, it } from 'vitest';
import { renameCustomField } from './map-components.ts';

const customComponent = { type: 'textfield', key: 'a', label: 'Mine', customField: 'Site', unknown: { kept: true } };
const otherComponent = { type: 'textfield', key: 'b', customField: 'Site 2' };
const form = {
  display: 'form' as const,
  components: [
    otherComponent,
    { type: 'panel', key: 'p', components: [customComponent] },
    { type: 'columns', key: 'c', columns: [{ width: 6, components: [customComponent] }] },
    { type: 'table', key: 't', rows: [[{ components: [customComponent] }]] },
  ],
};

it('[ENG-360] renames the custom field of every component at any depth, and changes nothing else', () => {
  const renamed = renameCustomField(form, 'Site', 'Place');
  expect(renamed).toEqual(JSON.parse(JSON.stringify(form).replaceAll('"customField":"Site"', '"customField":"Place"')));
  expect(renamed.components[0]).toBe(otherComponent);
});

it('[ENG-360] turns components of a deleted custom field into ordinary components', () => {
  const { customField: _none, ...plain } = customComponent;
  expect(renameCustomField(form, 'Site', undefined).components[1]).toEqual({
    ...form.components[1],
    components: [plain],
  });
});

it('[ENG-360] returns the same form if no component has the custom field', () => {
  expect(renameCustomField(form, 'site', 'Place')).toBe(form);
  expect(renameCustomField(form, 'toString', 'Place')).toBe(form);
});
