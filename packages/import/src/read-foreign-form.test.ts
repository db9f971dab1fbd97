import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForeignForm } from './index.ts';
import { readValidForm } from './testing/read-valid-form.ts';

const options = { submit: 'Submit', isType: () => true };
const readProblem = (content: string | Uint8Array) => {
  const read = readForeignForm('form.json', content, options);
  return read.ok ? undefined : read.problem.code;
};
const createSurvey = (elements: unknown) => JSON.stringify({ pages: [{ name: 'p', elements }] });
const createSurveyWithElement = (more: object) => createSurvey([{ type: 'text', name: 'a', ...more }]);

describe('an imported file', () => {
  it('[IMP-1] is recognized by its content', () => {
    expect(readValidForm({ components: [] }, 'survey.xlsx').format).toBe('formio');
    expect(readValidForm(`\uFEFF${createSurveyWithElement({})}`, 'form.pdf').format).toBe('surveyjs');
    expect(readProblem('{"a": 1}')).toBe('unknownFormat');
    expect(readProblem('')).toBe('empty');
    expect(readProblem(' \n')).toBe('empty');
  });

  it("[IMP-3] is rejected if the imported form couldn't be opened", () => {
    expect(readProblem('['.repeat(300) + ']'.repeat(300))).toBe('refused');
    expect(readProblem('{"components": [{"type": "textfield", "__proto__": {"a": 1}}]}')).toBe('refused');
    expect(readProblem('{"components": [{"type": "textfield", "key": "constructor"}]}')).toBe('refused');
    expect(
      readProblem(createSurvey(Array.from({ length: 6_000 }, (_, at) => ({ type: 'text', name: `a${at}` })))),
    ).toBe('refused');
    expect(readProblem(new Uint8Array(26_000_000))).toBe('tooLarge');
    expect(readProblem(new Uint8Array([0xff, 0xfe, 0xfd, 0]))).toBe('unreadable');
  });

  it('[IMP-3] never causes an exception, whatever properties it contains', () => {
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
    const forbidden = fc.dictionary(
      names,
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), types, fc.constant([{ type: 'text', name: 'x', items: 5 }])),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(types, forbidden, (type, more) => {
        readForeignForm('a', createSurveyWithElement({ type, ...more }), options);
      }),
      { numRuns: 500 },
    );
  });

  it('[IMP-3] is read in linear time', () => {
    const createLong = (piece: string) =>
      createSurveyWithElement({
        visibleIf: piece.repeat(2_000),
        title: piece.repeat(20_000),
        html: piece.repeat(20_000),
        type: 'html',
      });
    for (const piece of ['{', '{a}', '(', "'", '{a', '[', '!', '-', 'a ', '{{', '\\', '<'])
      expect(readForeignForm('a', createLong(piece), options).ok).toBe(true);
  });
});
