import { compileFormula, type FormulaField, type FormulaType } from '@tideform/engine/formulas';
import type { CalculatedForm } from './calculated-form.ts';
import { createCalculatedField, createField } from './create-field.ts';

const field = (label: string, type: FormulaType, more: Partial<FormulaField> = {}): FormulaField => ({
  path: label,
  label,
  type,
  grid: undefined,
  column: label,
  variable: `data.${label}`,
  choices: [],
  isSelection: false,
  ...more,
});
const column = (label: string, type: FormulaType): FormulaField =>
  field(label, type, { path: `items.${label}`, grid: 'items', variable: undefined });

const topics = [{ label: 'Topic A', value: 'a' }];
const fields = [
  field('quantity', 'numeric'),
  field('price', 'numeric'),
  field('name', 'text'),
  field('safe', 'yesNo'),
  field('topics', 'choices', { choices: topics, isSelection: true }),
  field('birthday', 'date', { stored: 'monthFirst' }),
  field('start', 'clock'),
  field('end', 'clock'),
  field('items', 'rows'),
  column('amount', 'numeric'),
  column('note', 'text'),
];

function compileRule(formula: string): unknown {
  const compiled = compileFormula(formula, fields);
  if ('problem' in compiled) throw new Error(`${formula}: ${compiled.problem.code}`);
  return compiled.rule;
}

const formulas = [
  '[quantity] * [price]',
  '[quantity] / 4 - -[price]',
  'ROUND([quantity] * [price] * 1.19, 2)',
  'ROUND(-[price], 1)',
  'ABS([quantity] - 5)',
  'MOD([quantity], 3)',
  'SUM([items].[amount])',
  'SUM([items].[amount] * 2) + COUNT([items])',
  'COUNT([items].[note])',
  'COUNT([items].[amount] > 1)',
  'AVERAGE(1, [quantity], [price])',
  'MAX([quantity], [price])',
  'MAX([items].[amount])',
  'IF(AND([safe], NOT([quantity] > 2)), "yes", "no")',
  'IF(OR(EMPTY([name]), HAS([topics], "Topic A")), 1, 2)',
  '[name] & ": " & [quantity]',
  'LEFT([name], 2) & MID([name], 2, 1) & RIGHT([name], 1)',
  'IF(CONTAINS([name], "da"), 1, 0)',
  'NUMBER("4.5") + 1',
  'DAYS(DATE("1999-12-31"), DATE("2028-02-29"))',
  'ADDDAYS(DATE("2024-02-28"), [quantity])',
  'YEARS([birthday], DATE("2026-11-23"))',
  'YEAR([birthday]) * 100 + MONTH([birthday])',
  'HOURS([start], [end])',
  'IF([birthday] < DATE("2000-01-01"), "old", "young")',
  'DAYS(TODAY(), ADDDAYS(TODAY(), 3))',
];

/** Formulas of authors, compiled to JSONLogic: the form.io client computes the same results. */
export const formulaForms: readonly CalculatedForm[] = [
  {
    name: 'formulas',
    components: [
      createField('number', 'quantity'),
      createField('number', 'price'),
      createField('textfield', 'name'),
      createField('checkbox', 'safe'),
      createField('selectboxes', 'topics', { values: topics }),
      createField('day', 'birthday'),
      createField('time', 'start'),
      createField('time', 'end'),
      createField('datagrid', 'items', {
        components: [createField('number', 'amount'), createField('textfield', 'note')],
      }),
      ...formulas.map((formula, index) => createCalculatedField('textfield', `formula${index}`, compileRule(formula))),
    ],
    answers: [
      {
        quantity: 3,
        price: 2.345,
        name: 'Ada',
        safe: true,
        topics: { a: true },
        birthday: '11/24/1990',
        start: '22:30:00',
        end: '06:00:00',
        items: [{ amount: 1.5, note: 'x' }, { amount: 4 }],
      },
      { quantity: 2, price: -7.25, safe: true, topics: { a: false }, birthday: '02/29/2004', items: [{ note: '' }] },
    ],
  },
];
