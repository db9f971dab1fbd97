import { expect, it } from 'vitest';
import { field, openTestScripts, type Scenario, scenario } from '../../testing/index.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';
import { createExplainer } from './create-explainer.ts';
import type { Reason, Why } from './why.ts';

function whyOf(told: Scenario, path: string): Why {
  const { session } = told;
  return createExplainer(session.form, scenarioSpecs).why(session, session.nodeAt(path)!.id);
}

/** A reason in short: what it does, by which rule, whether that holds, and the answers that decided. */
const inShort = ({ does, rule, holds, parts }: Reason) => [
  does,
  rule.kind,
  holds,
  parts.flatMap(({ answers }) => answers.map(({ of, values }) => [of, ...values])),
];
const reasonsOf = (told: Scenario, path: string) => whyOf(told, path).reasons.map(inShort);

const when = (component: string, operator: string, value: unknown, more: object = {}) => ({
  conditional: { show: true, conjunction: 'all', conditions: [{ component, operator, value }], ...more },
});

const wind = field('number', 'Wind');
const site = field('textfield', 'Site');

it.each([
  ['a simple condition', when('wind', 'greaterThan', 38)],
  ['JSONLogic', { conditional: { json: { '>': [{ var: 'data.wind' }, 38] } } }],
  ['code', { customConditional: 'show = data.wind > 38' }],
  [
    'code that nobody can word',
    { customConditional: 'let is = false; for (const w of [data.wind]) is = w > 38; show = is;' },
  ],
])('[ENG-325] says by which answer %s hides a field, and shows it', async (_, more) => {
  const told = scenario([wind, field('textfield', 'Notice', more)], { scripts: openTestScripts });
  await told.answer('Wind', 17).settled();
  expect(whyOf(told, 'notice').isVisible).toBe(false);
  const [hidden] = reasonsOf(told, 'notice');
  expect([hidden?.[0], hidden?.[2], hidden?.[3]]).toEqual(['hides', false, [['0', 17]]]);
  await told.answer('Wind', 39).settled();
  expect(reasonsOf(told, 'notice').map(([does, , holds]) => [does, holds])).toEqual([['shows', true]]);
});

it('[ENG-326] tells of several conditions those that decided', () => {
  const conditions = [
    { component: 'wind', operator: 'greaterThan', value: 38 },
    { component: 'site', operator: 'isEqual', value: 'Quay' },
  ];
  const notice = (conjunction: string) => field('textfield', 'Notice', when('', '', '', { conjunction, conditions }));
  const all = scenario([wind, site, notice('all')])
    .answer('Wind', 50)
    .answer('Site', 'Yard');
  expect(reasonsOf(all, 'notice')).toEqual([['hides', 'conditional', false, [['1', 'Yard']]]]);
  const any = scenario([wind, site, notice('any')])
    .answer('Wind', 50)
    .answer('Site', 'Yard');
  expect(reasonsOf(any, 'notice')).toEqual([['shows', 'conditional', true, [['0', 50]]]]);
  const none = scenario([wind, site, notice('any')])
    .answer('Wind', 5)
    .answer('Site', 'Yard');
  expect(reasonsOf(none, 'notice')[0]?.[3]).toEqual([
    ['0', 5],
    ['1', 'Yard'],
  ]);
});

it('[ENG-326] tells an answer that is compared with several things once', () => {
  const conditions = ['Quay', 'Yard'].map((value) => ({ component: 'site', operator: 'isEqual', value }));
  const notice = field('textfield', 'Notice', when('', '', '', { conjunction: 'any', conditions }));
  const told = scenario([site, notice]).answer('Site', 'Pier');
  expect(reasonsOf(told, 'notice')).toEqual([['hides', 'conditional', false, [['0', 'Pier']]]]);
  expect(createExplainer(told.session.form, scenarioSpecs).isRuled('0')).toBe(false);
});

it('[ENG-325] says that it is hidden with what it lies in, and from the start', () => {
  const notice = field('textfield', 'Notice', { hidden: true });
  const page = field('panel', 'Page', { components: [notice], ...when('wind', 'greaterThan', 38) });
  const told = scenario([wind, page]).answer('Wind', 17);
  expect(whyOf(told, 'notice')).toMatchObject({ hiddenWith: '1', of: '1.components.0' });
  expect(reasonsOf(told, 'notice')).toEqual([
    ['hides', 'hidden', undefined, []],
    ['hides', 'conditional', false, [['0', 17]]],
  ]);
});

it('[ENG-327] means the answers of the same row, and of all rows from outside', () => {
  const price = field('number', 'Price');
  const note = field('textfield', 'Note', when('items.price', 'greaterThan', 10));
  const items = field('datagrid', 'Items', { components: [price, note] });
  const total = field('number', 'Total', {
    calculateValue: 'value = data.items.reduce((sum, row) => sum + row.price, 0)',
  });
  const told = scenario([items, total], { data: { items: [{ price: 50 }, { price: 5 }] } });
  expect(reasonsOf(told, 'items[0].note')).toEqual([['shows', 'conditional', true, [['0.components.0', 50]]]]);
  expect(reasonsOf(told, 'items[1].note')).toEqual([['hides', 'conditional', false, [['0.components.0', 5]]]]);
  expect(reasonsOf(told, 'total')[0]?.[3]).toContainEqual(['0.components.0', 50, 5]);
});

it('[ENG-328] says what requires, checks and calculates it, and what stands against that', () => {
  const double = field('number', 'Double', {
    calculateValue: { '*': [{ var: 'data.wind' }, 2] },
    allowCalculateOverride: true,
    validate: { required: true, max: 50 },
  });
  const told = scenario([wind, double]).answer('Wind', 17).leave('Double');
  expect(whyOf(told, 'double')).toMatchObject({ isRequired: true, value: 34, issues: [] });
  expect(reasonsOf(told, 'double')).toEqual([
    ['computes', 'calculateValue', undefined, [['0', 17]]],
    ['requires', 'validate.required', undefined, []],
  ]);
  told.answer('Double', 60);
  const { issues, reasons } = whyOf(told, 'double');
  expect(issues).toMatchObject([{ issue: { rule: 'max' }, rule: { kind: 'validate.max' } }]);
  expect(reasons[0]).toMatchObject({ does: 'computes', isOverridden: true });
});

it('[ENG-328] tells what logic has made of a field, while its trigger holds', () => {
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
  const told = scenario([wind, field('textfield', 'Notice', { hidden: true, logic })]).answer('Wind', 17);
  expect(reasonsOf(told, 'notice')).toEqual([['hides', 'hidden', undefined, []]]);
  told.answer('Wind', 50);
  expect(reasonsOf(told, 'notice')).toEqual([
    ['shows', 'logic[0]', true, [['0', 50]]],
    ['requires', 'logic[0]', true, [['0', 50]]],
  ]);
});

it('[ENG-325] tells a form’s creator that permissions hide it', () => {
  const told = scenario([field('textfield', 'Notice', { creatorPermissions: 'hidden' })], {
    viewer: { isCreator: true },
  });
  const explainer = createExplainer(told.session.form, scenarioSpecs, { viewer: { isCreator: true } });
  expect(explainer.why(told.session, '0').reasons.map(inShort)).toEqual([
    ['hides', 'creatorPermissions', undefined, []],
  ]);
});
