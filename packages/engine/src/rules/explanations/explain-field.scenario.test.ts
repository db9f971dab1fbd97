import { expect, it } from 'vitest';
import { createField, openTestScripts, type Scenario, startScenario } from '../../testing/index.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';
import { createExplainer } from './create-explainer.ts';
import type { FieldExplanation, Reason } from './explain-field.ts';

function explain(respondent: Scenario, path: string): FieldExplanation {
  const { session } = respondent;
  return createExplainer(session.form, scenarioSpecs).explain(session, session.nodeAt(path)!.id);
}

/** Summarizes a reason: its effect, the rule, the result of the condition, and the answers that decided. */
const summarize = ({ kind: does, rule, holds, parts }: Reason) => [
  does,
  rule.kind,
  holds,
  parts.flatMap(({ answers }) => answers.map(({ componentPath: of, values }) => [of, ...values])),
];
const explainInShort = (respondent: Scenario, path: string) => explain(respondent, path).reasons.map(summarize);

const when = (component: string, operator: string, value: unknown, more: object = {}) => ({
  conditional: { show: true, conjunction: 'all', conditions: [{ component, operator, value }], ...more },
});

const wind = createField('number', 'Wind');
const site = createField('textfield', 'Site');

it.each([
  ['a simple condition', when('wind', 'greaterThan', 38)],
  ['JSONLogic', { conditional: { json: { '>': [{ var: 'data.wind' }, 38] } } }],
  ['code', { customConditional: 'show = data.wind > 38' }],
  [
    'code without an equivalent sentence',
    { customConditional: 'let is = false; for (const w of [data.wind]) is = w > 38; show = is;' },
  ],
])('[ENG-325] finds the answer by which %s hides or shows a field', async (_, more) => {
  const respondent = startScenario([wind, createField('textfield', 'Notice', more)], { scripts: openTestScripts });
  await respondent.answer('Wind', 17).settled();
  expect(explain(respondent, 'notice').isVisible).toBe(false);
  const [hidden] = explainInShort(respondent, 'notice');
  expect([hidden?.[0], hidden?.[2], hidden?.[3]]).toEqual(['hides', false, [['0', 17]]]);
  await respondent.answer('Wind', 39).settled();
  expect(explainInShort(respondent, 'notice').map(([does, , holds]) => [does, holds])).toEqual([['shows', true]]);
});

it('[ENG-326] returns only the conditions that decided', () => {
  const conditions = [
    { component: 'wind', operator: 'greaterThan', value: 38 },
    { component: 'site', operator: 'isEqual', value: 'Quay' },
  ];
  const notice = (conjunction: string) =>
    createField('textfield', 'Notice', when('', '', '', { conjunction, conditions }));
  const all = startScenario([wind, site, notice('all')])
    .answer('Wind', 50)
    .answer('Site', 'Yard');
  expect(explainInShort(all, 'notice')).toEqual([['hides', 'conditional', false, [['1', 'Yard']]]]);
  const any = startScenario([wind, site, notice('any')])
    .answer('Wind', 50)
    .answer('Site', 'Yard');
  expect(explainInShort(any, 'notice')).toEqual([['shows', 'conditional', true, [['0', 50]]]]);
  const none = startScenario([wind, site, notice('any')])
    .answer('Wind', 5)
    .answer('Site', 'Yard');
  expect(explainInShort(none, 'notice')[0]?.[3]).toEqual([
    ['0', 5],
    ['1', 'Yard'],
  ]);
});

it('[ENG-326] lists an answer once if it is compared with several values', () => {
  const conditions = ['Quay', 'Yard'].map((value) => ({ component: 'site', operator: 'isEqual', value }));
  const notice = createField('textfield', 'Notice', when('', '', '', { conjunction: 'any', conditions }));
  const respondent = startScenario([site, notice]).answer('Site', 'Pier');
  expect(explainInShort(respondent, 'notice')).toEqual([['hides', 'conditional', false, [['0', 'Pier']]]]);
  expect(createExplainer(respondent.session.form, scenarioSpecs).hasRules('0')).toBe(false);
});

it('[ENG-325] explains a field that is hidden from the start and by an ancestor', () => {
  const notice = createField('textfield', 'Notice', { hidden: true });
  const page = createField('panel', 'Page', { components: [notice], ...when('wind', 'greaterThan', 38) });
  const respondent = startScenario([wind, page]).answer('Wind', 17);
  expect(explain(respondent, 'notice')).toMatchObject({ hiddenAncestorId: '1', componentPath: '1.components.0' });
  expect(explainInShort(respondent, 'notice')).toEqual([
    ['hides', 'hidden', undefined, []],
    ['hides', 'conditional', false, [['0', 17]]],
  ]);
});

it('[ENG-327] uses the answers of the same row, and of all rows for a field outside of the grid', () => {
  const price = createField('number', 'Price');
  const note = createField('textfield', 'Note', when('items.price', 'greaterThan', 10));
  const items = createField('datagrid', 'Items', { components: [price, note] });
  const total = createField('number', 'Total', {
    calculateValue: 'value = data.items.reduce((sum, row) => sum + row.price, 0)',
  });
  const respondent = startScenario([items, total], { data: { items: [{ price: 50 }, { price: 5 }] } });
  expect(explainInShort(respondent, 'items[0].note')).toEqual([
    ['shows', 'conditional', true, [['0.components.0', 50]]],
  ]);
  expect(explainInShort(respondent, 'items[1].note')).toEqual([
    ['hides', 'conditional', false, [['0.components.0', 5]]],
  ]);
  expect(explainInShort(respondent, 'total')[0]?.[3]).toContainEqual(['0.components.0', 50, 5]);
});

it('[ENG-328] finds the rules that require, validate and calculate an answer, and an overridden calculation', () => {
  const double = createField('number', 'Double', {
    calculateValue: { '*': [{ var: 'data.wind' }, 2] },
    allowCalculateOverride: true,
    validate: { required: true, max: 50 },
  });
  const respondent = startScenario([wind, double]).answer('Wind', 17).leave('Double');
  expect(explain(respondent, 'double')).toMatchObject({ isRequired: true, value: 34, issues: [] });
  expect(explainInShort(respondent, 'double')).toEqual([
    ['computes', 'calculateValue', undefined, [['0', 17]]],
    ['requires', 'validate.required', undefined, []],
  ]);
  respondent.answer('Double', 60);
  const { issues, reasons } = explain(respondent, 'double');
  expect(issues).toMatchObject([{ issue: { rule: 'max' }, rule: { kind: 'validate.max' } }]);
  expect(reasons[0]).toMatchObject({ kind: 'computes', isOverridden: true });
});

it('[ENG-328] explains the effects of logic while its trigger is true', () => {
  const act = (property: string, state: boolean) => ({
    type: 'property',
    property: { value: property, type: 'boolean' },
    state,
  });
  const logic = [
    {
      name: 'Storm',
      trigger: { type: 'simple', simple: { show: true, when: 'wind', eq: '50' } },
      actions: [act('validate.required', true), act('hidden', false)],
    },
  ];
  const respondent = startScenario([wind, createField('textfield', 'Notice', { hidden: true, logic })]).answer(
    'Wind',
    17,
  );
  expect(explainInShort(respondent, 'notice')).toEqual([['hides', 'hidden', undefined, []]]);
  respondent.answer('Wind', 50);
  expect(explainInShort(respondent, 'notice')).toEqual([
    ['shows', 'logic[0]', true, [['0', 50]]],
    ['requires', 'logic[0]', true, [['0', 50]]],
  ]);
});

it('[ENG-325] explains that permissions hide a field from the creator of the response', () => {
  const respondent = startScenario([createField('textfield', 'Notice', { creatorPermissions: 'hidden' })], {
    viewer: { isCreator: true },
  });
  const explainer = createExplainer(respondent.session.form, scenarioSpecs, { viewer: { isCreator: true } });
  expect(explainer.explain(respondent.session, '0').reasons.map(summarize)).toEqual([
    ['hides', 'creatorPermissions', undefined, []],
  ]);
});
