import { addComponent } from '@tideform/components/editing';
import { type LocalizedPalette, localizedPalette, palette } from '@tideform/components/palette';
import { parseForm } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findBestMatch, findComponentTypes } from './find-component-types.ts';

const english = await localizedPalette.read({ language: 'en', locale: 'en' });
const german = await localizedPalette.read({ language: 'de', locale: 'de' });
const findTypes = (query: string, said: LocalizedPalette) =>
  findComponentTypes(query, said).flatMap((group) => group.found);
const names = (query: string, said = english) => findTypes(query, said).map(({ name }) => name);

it('shows every component type in exactly one group', () => {
  const types = findTypes('', english).map(({ type }) => type);
  expect(types.toSorted()).toEqual(Object.keys(palette).toSorted());
});

it('finds component types by name, stored type and synonym', () => {
  expect(names('dropd')).toEqual(['Dropdown']);
  expect(names('textfield')).toEqual(['Text']);
  expect(names('Side by')).toEqual(['Columns']);
  expect(names('qqq')).toEqual([]);
});

it.each([english, german])('prefers the type whose whole name matches, even if others contain the word', (said) => {
  const findMatch = (query: string) => findBestMatch(query, findComponentTypes(query, said))?.type;
  for (const { name, type } of said.all) expect([name, findMatch(name)]).toEqual([name, type]);
  expect(findMatch('likert')).toBe('survey');
  expect(findMatch('qqq')).toBeUndefined();
});

it('prefers a name that starts with the query to one that contains it', () => {
  expect(findBestMatch('addr', findComponentTypes('addr', english))?.type).toBe('address');
});

it('finds in German by German words, and by the English names and keywords of all types', () => {
  expect(names('nebenein', german)).toEqual(['Spalten']);
  expect(names('dropdown', german)).toEqual(['Auswahlliste']);
  expect(names('auswahlliste', german)).toEqual(['Auswahlliste']);
  expect(german.findName('select')).toBe('Auswahlliste');
  expect(names('side by', german)).toEqual(['Spalten']);
  for (const { type, name, keywords } of english.all) {
    for (const query of [type, name.replace(',', ''), keywords]) {
      const types = findTypes(query, german).map((one) => one.type);
      expect(types, query).toContain(type);
    }
  }
});

it.each([english, german])('creates every component with a valid definition and a key from its label', (said) => {
  for (const { type, label } of said.all) {
    const place = { parent: undefined, slot: undefined, index: 0 };
    const { form } = addComponent({ components: [] }, said.create(type), place);
    expect(parseForm(form)).toMatchObject({ ok: true, warnings: [] });
    expect(form.components[0]).toMatchObject({ label, key: expect.stringMatching(/^[a-z]\w+$/) });
  }
});
