import { specs } from '@tideform/components/specs';
import { startScenario } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { findComponent, formatFindings, readValidForm } from '../testing/read-valid-form.ts';

const createTextQuestion = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const createNumberQuestion = (name: string, more: object = {}) =>
  createTextQuestion(name, { inputType: 'number', ...more });
const multipleChoiceQuestion = { type: 'checkbox', name: 'many', choices: ['a', 'b', 'c'] };
const readSurveyForm = (...elements: readonly object[]) => readValidForm({ pages: [{ name: 'page1', elements }] });
const startSurveyScenario = (...elements: readonly object[]) =>
  startScenario(readSurveyForm(...elements).form, { specs });

describe('SurveyJS expressions', () => {
  it('[IMP-22] show questions as in SurveyJS: comparisons, operators, selected values, empty answers', () => {
    startSurveyScenario(
      createTextQuestion('who'),
      createNumberQuestion('age'),
      multipleChoiceQuestion,
      createTextQuestion('equal', { visibleIf: "{who} = 'Ada' and {age} >= 18" }),
      createTextQuestion('either', { visibleIf: "{age} < 5 or {who} contains 'Bob'" }),
      createTextQuestion('chosen', { visibleIf: "{many} contains 'b'" }),
      createTextQuestion('any', { visibleIf: "{many} anyof ['a', 'c']" }),
      createTextQuestion('filled', { visibleIf: '{who} notempty && {many} notempty' }),
      createTextQuestion('not', { visibleIf: "!({who} = 'Ada')" }),
    )
      .expectVisible('not')
      .expectHidden('equal', 'either', 'chosen', 'any', 'filled')
      .answer('who', 'Ada')
      .answer('age', 20)
      .expectVisible('equal')
      .expectHidden('not', 'either', 'filled')
      .answer('many', { a: true, b: false, c: false })
      .expectVisible('any', 'filled')
      .expectHidden('chosen')
      .answer('many', { a: false, b: true, c: false })
      .expectVisible('chosen')
      .expectHidden('any')
      .answer('age', 3)
      .expectVisible('either');
  });

  it('[IMP-22] are converted to simple conditions if they compare answers with values', () => {
    const { conditional } = findComponent(
      readSurveyForm(createTextQuestion('a'), createTextQuestion('b', { visibleIf: "{a} = 'x' and {a} notempty" })),
      'b',
    );
    expect(conditional).toEqual({
      show: true,
      conjunction: 'all',
      conditions: [
        { component: 'a', operator: 'isEqual', value: 'x' },
        { component: 'a', operator: 'isNotEmpty' },
      ],
    });
  });

  it('[IMP-22] can require, disable, calculate and validate answers', () => {
    startSurveyScenario(
      createNumberQuestion('a'),
      createNumberQuestion('b'),
      createTextQuestion('why', { requiredIf: '{a} > 10' }),
      createTextQuestion('off', { enableIf: '{a} > 10' }),
      { type: 'expression', name: 'total', expression: '{a} * 2 + {b}' },
      { type: 'expression', name: 'word', expression: "iif({a} > 10, 'much', 'little')" },
      createNumberQuestion('least', {
        validators: [{ type: 'expression', expression: '{least} >= {a}', text: 'Too little' }],
      }),
    )
      .answer('a', 4)
      .answer('b', 1)
      .expectAnswer('total', 9)
      .expectAnswer('word', 'little')
      .answer('a', 11)
      .expectAnswer('word', 'much')
      .answer('least', 5)
      .submit()
      .expectError('why', 'required')
      .expectError('least', 'json')
      .answer('least', 12)
      .expectNoError('least');
  });

  it('[IMP-22] can refer to answers in their own row, and sum a column', () => {
    startSurveyScenario(
      {
        type: 'matrixdynamic',
        name: 'rows',
        rowCount: 1,
        cellType: 'text',
        columns: [
          { name: 'count', inputType: 'number' },
          { name: 'why', visibleIf: '{row.count} > 2' },
        ],
      },
      { type: 'expression', name: 'sum', expression: "sumInArray({rows}, 'count')" },
    )
      .expectHidden('why, row 1')
      .answer('count, row 1', 3)
      .expectVisible('why, row 1')
      .addRow('rows')
      .answer('count, row 2', 4)
      .expectAnswer('sum', 7);
  });

  it('[IMP-2] without an equivalent are stored unchanged', () => {
    const one = readSurveyForm(
      createTextQuestion('a'),
      createTextQuestion('b', { visibleIf: "myFunction({a}) = 'x'" }),
    );
    expect(formatFindings(one, 'visibleIf')).toEqual(['lost untranslated']);
    expect(findComponent(one, 'b')).toMatchObject({ foreign: { properties: { visibleIf: "myFunction({a}) = 'x'" } } });
    for (const source of [
      '{a',
      '((((',
      "'",
      '{gone} = 1',
      '('.repeat(6_000),
      '{a} and'.repeat(100),
      '{a.__proto__.x} = 1',
    ])
      expect(
        formatFindings(
          readSurveyForm(createTextQuestion('a'), createTextQuestion('b', { visibleIf: source })),
          'visibleIf',
        ),
      ).toEqual(['lost untranslated']);
  });
});
