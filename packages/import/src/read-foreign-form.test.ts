import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForeignForm } from './index.ts';
import { readGood } from './testing/read.ts';

const options = { submit: 'Submit', isType: () => true };
const problemOf = (content: string | Uint8Array) => {
  const read = readForeignForm('form.json', content, options);
  return read.ok ? undefined : read.problem.code;
};
const survey = (elements: unknown) => JSON.stringify({ pages: [{ name: 'p', elements }] });
const element = (more: object) => survey([{ type: 'text', name: 'a', ...more }]);

describe('a file that is imported', () => {
  it('[IMP-1] is known by what is in it', () => {
    expect(readGood({ components: [] }, 'survey.xlsx').format).toBe('formio');
    expect(readGood(`\uFEFF${element({})}`, 'form.pdf').format).toBe('surveyjs');
    expect(problemOf('{"a": 1}')).toBe('unknownFormat');
    expect(problemOf('')).toBe('empty');
    expect(problemOf(' \n')).toBe('empty');
  });

  it('[IMP-3] is refused where nobody could open what is in it', () => {
    expect(problemOf('['.repeat(300) + ']'.repeat(300))).toBe('refused');
    expect(problemOf('{"components": [{"type": "textfield", "__proto__": {"a": 1}}]}')).toBe('refused');
    expect(problemOf('{"components": [{"type": "textfield", "key": "constructor"}]}')).toBe('refused');
    expect(problemOf(survey(Array.from({ length: 6_000 }, (_, at) => ({ type: 'text', name: `a${at}` }))))).toBe(
      'refused',
    );
    expect(problemOf(new Uint8Array(26_000_000))).toBe('tooLarge');
    expect(problemOf(new Uint8Array([0xff, 0xfe, 0xfd, 0]))).toBe('unreadable');
  });

  it('[IMP-3] throws nothing, whatever its properties are', () => {
    const names = fc.constantFrom(
      'type',
      'name',
      'choices',
      'columns',
      'rows',
      'visibleIf',
      'validators',
      'elements',
      'templateElements',
      'title',
      'rateValues',
      'items',
      'choicesByUrl',
      'defaultValue',
      'html',
      'maskSettings',
      'rowCount',
    );
    const types = fc.constantFrom(
      'text',
      'matrix',
      'matrixdynamic',
      'paneldynamic',
      'rating',
      'panel',
      'checkbox',
      'html',
      'expression',
      'boolean',
      'multipletext',
      'matrixdropdown',
      'ranking',
      'image',
    );
    const strange = fc.dictionary(
      names,
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), types, fc.constant([{ type: 'text', name: 'x', items: 5 }])),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(types, strange, (type, more) => {
        readForeignForm('a', element({ type, ...more }), options);
      }),
      { numRuns: 500 },
    );
  });

  it('[IMP-3] takes no longer than it is long', () => {
    const long = (piece: string) =>
      element({
        visibleIf: piece.repeat(2_000),
        title: piece.repeat(20_000),
        html: piece.repeat(20_000),
        type: 'html',
      });
    for (const piece of ['{', '{a}', '(', "'", '{a', '[', '!', '-', 'a ', '{{', '\\', '<'])
      expect(readForeignForm('a', long(piece), options).ok).toBe(true);
  });
});
