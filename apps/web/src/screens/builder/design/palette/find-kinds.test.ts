import { addComponent } from '@tideform/components/editing';
import { type Kinds, kinds, palette } from '@tideform/components/palette';
import { parseForm } from '@tideform/engine';
import { expect, it } from 'vitest';
import { findKinds, kindMeant } from './find-kinds.ts';

const english = await kinds.read({ language: 'en', locale: 'en' });
const german = await kinds.read({ language: 'de', locale: 'de' });
const found = (query: string, said: Kinds) => findKinds(query, said).flatMap((group) => group.found);
const names = (query: string, said = english) => found(query, said).map(({ name }) => name);

it('shows every component that exists, each in one group', () => {
  const types = found('', english).map(({ type }) => type);
  expect(types.toSorted()).toEqual(Object.keys(palette).toSorted());
});

it('finds by name, stored type and by what people call it', () => {
  expect(names('dropd')).toEqual(['Dropdown']);
  expect(names('textfield')).toEqual(['Text']);
  expect(names('Side by')).toEqual(['Columns']);
  expect(names('qqq')).toEqual([]);
});

it.each([english, german])('means by a whole name the kind that has it, whatever else has the word', (said) => {
  const meant = (query: string) => kindMeant(query, findKinds(query, said))?.type;
  for (const { name, type } of said.all) expect([name, meant(name)]).toEqual([name, type]);
  expect(meant('likert')).toBe('survey');
  expect(meant('qqq')).toBeUndefined();
});

it('means what begins so before what has the word among others', () => {
  expect(kindMeant('addr', findKinds('addr', english))?.type).toBe('address');
});

it('finds in German by German words, and by the English name and words of everything', () => {
  expect(names('nebenein', german)).toEqual(['Spalten']);
  expect(names('dropdown', german)).toEqual(['Auswahlliste']);
  expect(names('auswahlliste', german)).toEqual(['Auswahlliste']);
  expect(german.nameOf('select')).toBe('Auswahlliste');
  expect(names('side by', german)).toEqual(['Spalten']);
  for (const { type, name, keywords } of english.all) {
    for (const query of [type, name.replace(',', ''), keywords]) {
      const types = found(query, german).map((one) => one.type);
      expect(types, query).toContain(type);
    }
  }
});

it.each([english, german])('starts every component as a form that can be read, with a key from its label', (said) => {
  for (const { type, label } of said.all) {
    const place = { parent: undefined, slot: undefined, index: 0 };
    const { form } = addComponent({ components: [] }, said.create(type), place);
    expect(parseForm(form)).toMatchObject({ ok: true, warnings: [] });
    expect(form.components[0]).toMatchObject({ label, key: expect.stringMatching(/^[a-z]\w+$/) });
  }
});
