import { expect, it } from 'vitest';
import { cleanTitle } from './clean-title.ts';
import { formProblemMessages } from './form-problem.messages.ts';
import { isEmptyForm } from './is-empty-form.ts';
import { parseFormSource } from './parse-form-source.ts';

const messages = await formProblemMessages.read({ language: 'en', locale: 'en' });

it('trims a form title, and replaces a blank one', () => {
  expect(cleanTitle('  Site plan ', 'Untitled')).toBe('Site plan');
  expect(cleanTitle('   ', 'Ohne Titel')).toBe('Ohne Titel');
});

it('treats a form with only a submit button as empty', () => {
  const submit = { type: 'button', key: 'submit' };
  expect(isEmptyForm({ components: [] })).toBe(true);
  expect(isEmptyForm({ components: [submit] })).toBe(true);
  expect(isEmptyForm({ components: [submit, { type: 'textfield', key: 'a' }] })).toBe(false);
  expect(isEmptyForm({ components: [{ type: 'panel', key: 'p', components: [submit] }] })).toBe(false);
});

it("parses a form's JSON source, and lists each unknown component type once", () => {
  const types = [
    { type: 'hologram', key: 'a' },
    { type: 'hologram', key: 'b' },
    { type: 'textfield', key: 'c' },
  ];
  const read = parseFormSource(JSON.stringify({ components: types }), { textfield: true }, messages);
  expect(read).toMatchObject({ ok: true, unknownTypes: ['hologram'] });
});

it("reports the position of invalid JSON in a form's source", () => {
  const read = parseFormSource('{\n  "components": [,]\n}', {}, messages);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.problems[0]).toMatch(/JSON/);
});

it('reports a component that has no type', () => {
  const read = parseFormSource('{"components":[{"key":"a"}]}', {}, messages);
  expect(!read.ok && read.problems).toEqual(['components[0].type: a component needs a type.']);
});

it('rejects dangerous property names', () => {
  expect(parseFormSource('{"components":[{"type":"textfield","key":"__proto__"}]}', {}, messages).ok).toBe(false);
});
