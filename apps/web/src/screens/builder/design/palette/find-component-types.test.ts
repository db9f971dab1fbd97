import { addComponent } from '@tideform/components/editing';
import { type LocalizedPalette, localizedPalette, palette } from '@tideform/components/palette';
import { parseForm } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findBestMatch, findComponentTypes } from './find-component-types.ts';

const englishPalette = await localizedPalette.read({ language: 'en', locale: 'en' });
const germanPalette = await localizedPalette.read({ language: 'de', locale: 'de' });
const findTypes = (query: string, localizedKinds: LocalizedPalette) =>
  findComponentTypes(query, localizedKinds).flatMap((group) => group.found);
const findTypeNames = (query: string, localizedKinds = englishPalette) =>
  findTypes(query, localizedKinds).map(({ name }) => name);

it('shows every component type in exactly one group', () => {
  const types = findTypes('', englishPalette).map(({ type }) => type);
  expect(types.toSorted()).toEqual(Object.keys(palette).toSorted());
});

it('finds component types by name, stored type and synonym', () => {
  expect(findTypeNames('dropd')).toEqual(['Dropdown']);
  expect(findTypeNames('textfield')).toEqual(['Text']);
  expect(findTypeNames('Side by')).toEqual(['Columns']);
  expect(findTypeNames('qqq')).toEqual([]);
});

it.each([englishPalette, germanPalette])(
  'prefers the type whose whole name matches, even if others contain the word',
  (localizedKinds) => {
    const findMatch = (query: string) => findBestMatch(query, findComponentTypes(query, localizedKinds))?.type;
    for (const { name, type } of localizedKinds.all) expect([name, findMatch(name)]).toEqual([name, type]);
    expect(findMatch('likert')).toBe('survey');
    expect(findMatch('qqq')).toBeUndefined();
  },
);

it('prefers a name that starts with the query to one that contains it', () => {
  expect(findBestMatch('addr', findComponentTypes('addr', englishPalette))?.type).toBe('address');
});

it('finds in German by German words, and by the English names and keywords of all types', () => {
  expect(findTypeNames('nebenein', germanPalette)).toEqual(['Spalten']);
  expect(findTypeNames('dropdown', germanPalette)).toEqual(['Auswahlliste']);
  expect(findTypeNames('auswahlliste', germanPalette)).toEqual(['Auswahlliste']);
  expect(germanPalette.findName('select')).toBe('Auswahlliste');
  expect(findTypeNames('side by', germanPalette)).toEqual(['Spalten']);
  for (const { type, name, keywords } of englishPalette.all) {
    for (const query of [type, name.replace(',', ''), keywords]) {
      const types = findTypes(query, germanPalette).map((one) => one.type);
      expect(types, query).toContain(type);
    }
  }
});

it.each([englishPalette, germanPalette])(
  'creates every component with a valid definition and a key from its label',
  (localizedKinds) => {
    for (const { type, label } of localizedKinds.all) {
      const place = { parent: undefined, slot: undefined, index: 0 };
      const { form } = addComponent({ components: [] }, localizedKinds.create(type), place);
      expect(parseForm(form)).toMatchObject({ ok: true, warnings: [] });
      expect(form.components[0]).toMatchObject({ label, key: expect.stringMatching(/^[a-z]\w+$/) });
    }
  },
);
