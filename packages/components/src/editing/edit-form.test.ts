import { expect, it } from 'vitest';
import { cleanTitle } from './clean-title.ts';
import { formProblemMessages } from './form-problem.messages.ts';
import { isEmptyForm } from './is-empty-form.ts';
import { readSource } from './read-source.ts';

const messages = await formProblemMessages.read({ language: 'en', locale: 'en' });

it('trims a title and never leaves it empty', () => {
  expect(cleanTitle('  Site plan ', 'Untitled')).toBe('Site plan');
  expect(cleanTitle('   ', 'Ohne Titel')).toBe('Ohne Titel');
});

it('finds a form empty that has only a submit button', () => {
  const submit = { type: 'button', key: 'submit' };
  expect(isEmptyForm({ components: [] })).toBe(true);
  expect(isEmptyForm({ components: [submit] })).toBe(true);
  expect(isEmptyForm({ components: [submit, { type: 'textfield', key: 'a' }] })).toBe(false);
  expect(isEmptyForm({ components: [{ type: 'panel', key: 'p', components: [submit] }] })).toBe(false);
});

it('reads a source and names types that it does not know, each once', () => {
  const types = [
    { type: 'hologram', key: 'a' },
    { type: 'hologram', key: 'b' },
    { type: 'textfield', key: 'c' },
  ];
  const read = readSource(JSON.stringify({ components: types }), { textfield: true }, messages);
  expect(read).toMatchObject({ ok: true, unknownTypes: ['hologram'] });
});

it('says where a source is not JSON', () => {
  const read = readSource('{\n  "components": [,]\n}', {}, messages);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.problems[0]).toMatch(/JSON/);
});

it('says which component has no type', () => {
  const read = readSource('{"components":[{"key":"a"}]}', {}, messages);
  expect(!read.ok && read.problems).toEqual(['components[0].type: a component needs a type.']);
});

it('refuses names that could harm', () => {
  expect(readSource('{"components":[{"type":"textfield","key":"__proto__"}]}', {}, messages).ok).toBe(false);
});
