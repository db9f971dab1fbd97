import { describe, expect, it } from 'vitest';
import { containsAnswers } from '../data/contains-answers.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { field, scenarioSpecs } from '../testing/index.ts';
import { prefillAnswers } from './prefill-answers.ts';

const prefill = (components: readonly ComponentDefinition[], json: unknown) =>
  prefillAnswers({ components }, scenarioSpecs, json);
const site = field('textfield', 'Site');

describe('prefillAnswers', () => {
  it('[ENG-170] returns the answers of the form’s components, normalized, and nothing else', () => {
    const form = [site, field('textfield', 'Code', { key: 'person.code', hidden: true }), field('checkbox', 'Ok')];
    const json = { site: 4, person: { code: 'x', role: 'owner' }, extra: 1, ok: true };
    expect(prefill(form, json)).toEqual({ site: '4', person: { code: 'x' }, ok: true });
    expect(prefill(form, {})).toEqual({});
  });

  it('[ENG-170] fills containers and rows', () => {
    const lines = field('datagrid', 'Lines', {
      components: [site, field('panel', 'P', { components: [field('textfield', 'Note')] })],
    });
    const form = [field('container', 'Box', { components: [site] }), lines];
    const json = {
      box: { site: 'A', x: 1 },
      lines: [{ site: 'B', note: 'n', x: 1 }, 'odd', null, {}],
    };
    expect(prefill(form, json)).toEqual({
      box: { site: 'A' },
      lines: [{ site: 'B', note: 'n' }, {}],
    });
    expect(prefill(form, { lines: { site: 'B' }, box: 'text' })).toEqual({});
  });

  it('[ENG-171] ignores components that must not be prefilled, in rows too, and unknown types', () => {
    const byHand = { ...scenarioSpecs.textfield!, type: 'oath', mayPrefill: false };
    const lines = field('datagrid', 'Lines', { components: [site, field('oath', 'Oath')] });
    const form = { components: [field('oath', 'Oath'), field('colour', 'Colour'), lines] };
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
    expect(prefill([site], JSON.parse(text))).toEqual({});
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
