import { specs } from '@tideform/components/specs';
import { scenario } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { becameOf, componentOf, readGood } from '../testing/read.ts';

const text = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const number = (name: string, more: object = {}) => text(name, { inputType: 'number', ...more });
const many = { type: 'checkbox', name: 'many', choices: ['a', 'b', 'c'] };
const read = (...elements: readonly object[]) => readGood({ pages: [{ name: 'page1', elements }] });
const play = (...elements: readonly object[]) => scenario(read(...elements).form, { specs });

describe('expressions of SurveyJS', () => {
  it('[IMP-22] show questions as there: compared, joined, chosen, empty', () => {
    play(
      text('who'),
      number('age'),
      many,
      text('equal', { visibleIf: "{who} = 'Ada' and {age} >= 18" }),
      text('either', { visibleIf: "{age} < 5 or {who} contains 'Bob'" }),
      text('chosen', { visibleIf: "{many} contains 'b'" }),
      text('any', { visibleIf: "{many} anyof ['a', 'c']" }),
      text('filled', { visibleIf: '{who} notempty && {many} notempty' }),
      text('not', { visibleIf: "!({who} = 'Ada')" }),
    )
      .see('not')
      .notSee('equal', 'either', 'chosen', 'any', 'filled')
      .answer('who', 'Ada')
      .answer('age', 20)
      .see('equal')
      .notSee('not', 'either', 'filled')
      .answer('many', { a: true, b: false, c: false })
      .see('any', 'filled')
      .notSee('chosen')
      .answer('many', { a: false, b: true, c: false })
      .see('chosen')
      .notSee('any')
      .answer('age', 3)
      .see('either');
  });

  it('[IMP-22] say conditions that compare answers with values in the way that builders see', () => {
    const { conditional } = componentOf(read(text('a'), text('b', { visibleIf: "{a} = 'x' and {a} notempty" })), 'b');
    expect(conditional).toEqual({
      show: true,
      conjunction: 'all',
      conditions: [
        { component: 'a', operator: 'isEqual', value: 'x' },
        { component: 'a', operator: 'isNotEmpty' },
      ],
    });
  });

  it('[IMP-22] require, disable, calculate and check', () => {
    play(
      number('a'),
      number('b'),
      text('why', { requiredIf: '{a} > 10' }),
      text('off', { enableIf: '{a} > 10' }),
      { type: 'expression', name: 'total', expression: '{a} * 2 + {b}' },
      { type: 'expression', name: 'word', expression: "iif({a} > 10, 'much', 'little')" },
      number('least', { validators: [{ type: 'expression', expression: '{least} >= {a}', text: 'Too little' }] }),
    )
      .answer('a', 4)
      .answer('b', 1)
      .expectAnswer('total', 9)
      .expectAnswer('word', 'little')
      .answer('a', 11)
      .expectAnswer('word', 'much')
      .answer('least', 5)
      .submit()
      .expectIssue('why', 'required')
      .expectIssue('least', 'json')
      .answer('least', 12)
      .expectNoIssue('least');
  });

  it('[IMP-22] look into their own row, and add up a column', () => {
    play(
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
      .notSee('why, row 1')
      .answer('count, row 1', 3)
      .see('why, row 1')
      .addRow('rows')
      .answer('count, row 2', 4)
      .expectAnswer('sum', 7);
  });

  it('[IMP-2] that cannot be said are kept as they were', () => {
    const one = read(text('a'), text('b', { visibleIf: "myFunction({a}) = 'x'" }));
    expect(becameOf(one, 'visibleIf')).toEqual(['lost untranslated']);
    expect(componentOf(one, 'b')).toMatchObject({ foreign: { properties: { visibleIf: "myFunction({a}) = 'x'" } } });
    for (const source of [
      '{a',
      '((((',
      "'",
      '{gone} = 1',
      '('.repeat(6_000),
      '{a} and'.repeat(100),
      '{a.__proto__.x} = 1',
    ])
      expect(becameOf(read(text('a'), text('b', { visibleIf: source })), 'visibleIf')).toEqual(['lost untranslated']);
  });
});
