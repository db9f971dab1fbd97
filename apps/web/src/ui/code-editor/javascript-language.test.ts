import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { codeEditorMessages } from './code-editor.messages.ts';
import { completeNames } from './complete-names.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';
import { findUnknownNames, javascriptLanguage } from './javascript-language.ts';
import { jsonLanguage } from './json-language.ts';

const messages = await codeEditorMessages.read({ language: 'en', locale: 'en' });
const state = (doc: string) => EditorState.create({ doc, extensions: javascriptLanguage([], messages) });
const listSyntaxErrors = (doc: string) =>
  findSyntaxErrors(state(doc), messages).map(({ from, to, message }) => [doc.slice(from, to), message]);

describe('syntax errors in JavaScript', () => {
  it.each(['value = data.a + 1;', 'return row.x ? 1 : 2', 'show = _.some(a, (b) => b.c === "d")', '', '// nothing'])(
    "aren't found in: %s",
    (doc) => {
      expect(listSyntaxErrors(doc)).toEqual([]);
    },
  );

  it.each([
    ['value = (1 + 2', 'This ( is never closed.'],
    ['if (a) { value = 1;', 'This { is never closed.'],
    ['value = [1, 2', 'This [ is never closed.'],
    ["value = 'open", 'This text is missing its closing quotation mark.'],
    ['value = ;', 'Something is missing here.'],
    ['value = 1; )', '“)” isn’t expected here.'],
  ])('are explained in plain words: %s', (doc, message) => {
    expect(listSyntaxErrors(doc).map(([, said]) => said)).toContain(message);
  });
});

describe('syntax errors in JSON', () => {
  const wrongJson = (doc: string) =>
    findSyntaxErrors(EditorState.create({ doc, extensions: jsonLanguage(messages) }), messages).map(
      ({ message }) => message,
    );

  it.each(['{"a": [1, null, "x"]}', '[]', '', ' \n'])("aren't found in: %s", (doc) =>
    expect(wrongJson(doc)).toEqual([]),
  );

  it.each([
    ['{"a": 1', 'This { is never closed.'],
    ['{"a": }', 'Something is missing here.'],
    ['{"a": 1, b: 2}', '“b” isn’t expected here.'],
  ])('are explained in plain words: %s', (doc, message) => expect(wrongJson(doc)).toContain(message));
});

describe('completion', () => {
  const names = [
    { path: 'data', detail: 'all answers' },
    { path: 'data.site', detail: 'Site', type: 'string' },
    { path: 'data.person', detail: 'Person' },
    { path: 'data.person.name', detail: 'Name' },
    { path: 'data.my-key', detail: 'Mine' },
    { path: 'value', detail: '' },
  ];
  const offered = (doc: string, explicit = false) =>
    completeNames(names)(new CompletionContext(state(doc), doc.length, explicit));
  const labels = (doc: string, explicit?: boolean) => offered(doc, explicit)?.options.map(({ label }) => label);

  it('offers top-level names, and their members after a dot', () => {
    expect(labels('va')).toEqual(['data', 'value']);
    expect(labels('value = data.')).toEqual(['site', 'person', 'my-key']);
    expect(labels('data.person.na')).toEqual(['name']);
    expect(offered('data.si')?.from).toBe(5);
    expect(offered('data.si')?.options[0]).toMatchObject({ label: 'site', detail: 'string, Site' });
  });

  it('offers the members of an answer’s type', () => {
    expect(labels('value = data.site.')).toContain('includes');
    expect(offered('data.site.len')?.options.find(({ label }) => label === 'length')?.detail).toBe('number');
    expect(labels('data.person.name.')).toBeUndefined();
  });

  it('offers no names after an unknown name, and all names on request', () => {
    expect(offered('data.nobody.')).toBeNull();
    expect(offered('')).toBeNull();
    expect(labels('', true)).toEqual(['data', 'value']);
  });
});

describe('unknown names', () => {
  const names = [
    { path: 'data.site', detail: '' },
    { path: 'data.person.name', detail: '' },
  ];
  const unknown = (doc: string) =>
    findUnknownNames(state(doc), names, ['data'], messages).map(({ from, to }) => doc.slice(from, to));

  it('are marked where code reads them', () => {
    expect(unknown('value = data.sight + data?.persons.name;')).toEqual(['sight', 'persons']);
    expect(findUnknownNames(state('show = data.x'), names, ['data'], messages)[0]).toMatchObject({
      severity: 'warning',
      message: '“data.x” isn’t defined here.',
    });
  });

  it('are not checked in other objects, at deeper levels, or in assignments', () => {
    expect(unknown('value = data.site.length + data.person.x + row.x + other.data; data.made = 1;')).toEqual([]);
    expect(unknown('show = data.hasOwnProperty("x")')).toEqual([]);
    expect(findUnknownNames(state('show = data.x'), [], ['data'], messages)).toEqual([]);
  });
});
