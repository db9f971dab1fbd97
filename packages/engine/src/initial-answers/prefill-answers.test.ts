import { describe, expect, it } from 'vitest';
import { containsAnswers } from '../data/answers.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { prefillAnswers } from './prefill-answers.ts';

const prefillComponents = (components: readonly ComponentDefinition[], json: unknown) =>
  prefillAnswers({ components }, scenarioSpecs, json);
const siteField = createField('textfield', 'Site');

describe('prefillAnswers', () => {
  it('[ENG-170] returns the answers of the form’s components, normalized, and nothing else', () => {
    const form = [
      siteField,
      createField('textfield', 'Code', { key: 'person.code', hidden: true }),
      createField('checkbox', 'Ok'),
    ];
    const json = { site: 4, person: { code: 'x', role: 'owner' }, extra: 1, ok: true };
    expect(prefillComponents(form, json)).toEqual({ site: '4', person: { code: 'x' }, ok: true });
    expect(prefillComponents(form, {})).toEqual({});
  });

  it('[ENG-170] fills containers and rows', () => {
    const lines = createField('datagrid', 'Lines', {
      components: [siteField, createField('panel', 'P', { components: [createField('textfield', 'Note')] })],
    });
    const form = [createField('container', 'Box', { components: [siteField] }), lines];
    const json = {
      box: { site: 'A', x: 1 },
      lines: [{ site: 'B', note: 'n', x: 1 }, 'odd', null, {}],
    };
    expect(prefillComponents(form, json)).toEqual({
      box: { site: 'A' },
      lines: [{ site: 'B', note: 'n' }, {}],
    });
    expect(prefillComponents(form, { lines: { site: 'B' }, box: 'text' })).toEqual({});
  });

  it('[ENG-171] ignores components that must not be prefilled, in rows too, and unknown types', () => {
    const byHand = { ...scenarioSpecs.textfield!, type: 'oath', mayPrefill: false };
    const lines = createField('datagrid', 'Lines', { components: [siteField, createField('oath', 'Oath')] });
    const form = { components: [createField('oath', 'Oath'), createField('colour', 'Colour'), lines] };
    const json = { oath: 'I do', colour: { r: 1 }, lines: [{ site: 'B', oath: 'I do' }] };
    expect(prefillAnswers(form, { ...scenarioSpecs, oath: byHand }, json)).toEqual({ lines: [{ site: 'B' }] });
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '3',
    '{"site":"x","__proto__":{"a":1}}',
    '{"site":{"constructor":1}}',
    `{"site":${'['.repeat(200)}${']'.repeat(200)}}`,
  ])('[ENG-172] ignores the prefill %.40s', (text) => {
    expect(prefillComponents([siteField], JSON.parse(text))).toEqual({});
  });
});

describe('containsAnswers', () => {
  it('is true if the data contains every answer of the part, and possibly more', () => {
    expect(containsAnswers({ a: 1, b: { c: 'x', d: 2 }, e: [{ f: 1, g: 2 }] }, { b: { c: 'x' }, e: [{ f: 1 }] })).toBe(
      true,
    );
    expect(containsAnswers({ a: 1 }, {})).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: undefined }],
    [{ a: [1, 2] }, { a: [1] }],
    [{ a: ['x'] }, { a: { 0: 'x' } }],
    [{ a: null }, { a: {} }],
    [{}, { toString: undefined }],
  ])('is false for %j and %j', (data, part) => {
    expect(containsAnswers(data, part)).toBe(false);
  });
});
