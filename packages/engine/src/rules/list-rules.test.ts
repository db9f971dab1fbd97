import { expect, it } from 'vitest';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import type { FormRule } from './form-rule.ts';
import { listRules } from './list-rules.ts';
import type { RuleExpression } from './rule-expression.ts';

const text = (key: string, more: object = {}) => ({ type: 'textfield', key, label: key, input: true, ...more });
const number = (key: string, more: object = {}) => ({ ...text(key, more), type: 'number' });

function listTestRules(components: readonly object[], more: object = {}): readonly FormRule[] {
  return listRules({ components: components as never, ...more }, scenarioSpecs);
}

/** Returns the condition that shows the second of two fields; the first field has the key `wind`. */
function parseTestCondition(more: object): RuleExpression | undefined {
  const [rule] = listTestRules([number('wind'), text('notice', more)]);
  return rule && 'when' in rule.behavior ? rule.behavior.when : undefined;
}

const wind = { is: 'answer', of: '0' } as const;
const above = (limit: number): RuleExpression => ({
  is: 'compare',
  operator: 'greaterThan',
  left: wind,
  right: { is: 'value', value: limit },
});

it.each([
  [{ conditional: { show: true, conditions: [{ component: 'wind', operator: 'greaterThan', value: 38 }] } }],
  [{ conditional: { json: { '>': [{ var: 'data.wind' }, 38] } } }],
  [{ conditional: { json: { '<': [38, { var: 'row.wind' }] } } }],
  [{ customConditional: 'show = data.wind > 38;' }],
  [{ customConditional: "show = 38 < data['wind'];" }],
  [{ customConditional: 'var w = row.wind; if (w > 38) { show = true; } else { show = false; }' }],
  [{ customConditional: 'return Number(data.wind) > 38 ? true : false' }],
  [{ customConditional: "show = _.get(submission, 'data.wind') > 38" }],
])('[ENG-316] parses equivalent conditions to the same expression: %j', (more) => {
  expect(parseTestCondition(more)).toEqual(above(38));
});

it.each([
  ['show = data.wind > 38 && !data.gone', ['all', 'compare', 'answer', 'value', 'not', 'filled', 'lost']],
  ['show = [1, 2].includes(data.wind)', ['any', 'compare', 'answer', 'value', 'compare', 'answer', 'value']],
  ["show = data.wind !== ''", ['filled', 'answer']],
  ['show = instance.isWindy(input)', ['absent']],
])('[ENG-316] parses %s', (customConditional, kinds) => {
  const collectKinds = (meaning: RuleExpression): readonly string[] => [
    meaning.is,
    ...Object.values(meaning).flatMap((part: unknown) =>
      (Array.isArray(part) ? part : [part]).flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'is' in one ? collectKinds(one as RuleExpression) : [],
      ),
    ),
  ];
  expect(collectKinds(parseTestCondition({ customConditional })!)).toEqual(kinds);
});

it.each(['show = fetch("x")', 'while (true) {}', 'show = data.wind; data.wind = 5', 'show = eval("1")', 'show = ('])(
  '[ENG-316] returns the source of code that has no equivalent expression: %s',
  (customConditional) => {
    const [rule] = listTestRules([number('wind'), text('notice', { customConditional })]);
    expect(rule).toMatchObject({ code: customConditional, behavior: { when: undefined } });
  },
);

it('[ENG-315] lists every rule of a component with the property that contains it', () => {
  const component = text('a', {
    hidden: true,
    disabled: true,
    validate: { required: true, minLength: 2, pattern: '\\d+', custom: 'valid = input === row.a ? true : "no"' },
    calculateValue: 'value = data.b + data.c;',
    customDefaultValue: "value = moment().add(1, 'month').format()",
    refreshOn: 'b',
    onChange: 'console.log(1)',
    creatorPermissions: 'view',
    logic: [
      {
        trigger: { type: 'simple', simple: { show: true, when: 'b', eq: '1' } },
        actions: [{ type: 'property', property: { value: 'hidden', type: 'boolean' }, state: false }],
      },
    ],
  });
  const rules = listTestRules([component, number('b'), number('c')]);
  expect(rules.map(({ kind, topic, dependencies: reads }) => [kind, topic, reads.join(' ')])).toEqual([
    ['hidden', 'shown', ''],
    ['disabled', 'other', ''],
    ['calculateValue', 'calculated', '1 2'],
    ['customDefaultValue', 'calculated', ''],
    ['validate.required', 'required', ''],
    ['validate.minLength', 'checked', ''],
    ['validate.pattern', 'checked', ''],
    ['validate.custom', 'checked', '0'],
    ['logic[0]', 'other', '1'],
    ['onChange', 'other', ''],
    ['refreshOn', 'other', '1'],
    ['creatorPermissions', 'shown', ''],
  ]);
  expect(rules.every(({ id, componentPath: of, kind }) => id === `${of} ${kind}`)).toBe(true);
});

const listDiagnostics = (components: readonly object[], more: object = {}) =>
  listTestRules(components, more).flatMap(({ componentPath: of, diagnostics: marks }) =>
    marks.map((mark) => ({ of, ...mark })),
  );

const isEqualTo = (when: string, eq: unknown) => ({ conditional: { show: true, when, eq } });
it('[ENG-317] [ENG-318] reports unknown names, and rules with the same result for all answers', () => {
  expect(listDiagnostics([text('a', isEqualTo('gone', 1))])).toEqual([{ of: '0', mark: 'lost', names: ['gone'] }]);
  expect(listDiagnostics([text('a', { customConditional: 'show = data.gone === 1' })])).toEqual([
    { of: '0', mark: 'lost', names: ['gone'] },
    { of: '0', mark: 'never' },
  ]);
  expect(listDiagnostics([text('a', { validate: { custom: 'valid = instance.isIban(input)' } })])).toEqual([
    { of: '0', mark: 'absent', names: ['instance.isIban'] },
  ]);
  expect(
    listDiagnostics([text('b'), text('a', { customConditional: 'show = data.b === "1" && data.b === "2"' })]),
  ).toEqual([{ of: '1', mark: 'never' }]);
  expect(listDiagnostics([text('a', { customConditional: 'show = true' })])).toEqual([{ of: '0', mark: 'always' }]);
  expect(listDiagnostics([number('a', { validate: { min: 5, max: 4 } })]).map(({ mark }) => mark)).toEqual([
    'never',
    'never',
  ]);
});

it('[ENG-319] reports cycles through conditions and calculated values', () => {
  const circle = listDiagnostics([
    number('a', { calculateValue: 'value = data.b' }),
    { type: 'panel', key: 'p', components: [number('b')], ...isEqualTo('a', 1) },
    number('c', isEqualTo('a', 1)),
    number('d', { calculateValue: 'value = data.d + 1' }),
  ]);
  expect(circle).toEqual([
    { of: '0', mark: 'circle', through: ['0', '1'] },
    { of: '1', mark: 'circle', through: ['0', '1'] },
  ]);
});

it('[ENG-320] reports rules without an effect, with the reason', () => {
  const why = (...args: Parameters<typeof listDiagnostics>) =>
    listDiagnostics(...args).flatMap((one) => ('why' in one ? one.why : []));
  expect(why([text('b'), text('a', { ...isEqualTo('b', 1), customConditional: 'show = data.b === 2' })])).toEqual([
    'overruled',
  ]);
  expect(
    why([text('b'), text('a', { logic: [{ trigger: { type: 'simple', simple: isEqualTo('b', 1).conditional } }] })]),
  ).toEqual(['noActions']);
  const onEvent = {
    logic: [{ trigger: { type: 'event', event: 'go' }, actions: [{ type: 'value', value: 'value = 1' }] }],
  };
  expect(why([text('a', onEvent)])).toEqual(['noEvent']);
  expect(why([text('a', onEvent), { type: 'button', key: 'x', action: 'event', event: 'go' }])).toEqual([]);
  expect(why([text('a', { hidden: true, validate: { required: true } })])).toEqual(['unseen']);
  expect(why([text('a', { hidden: true, validateWhenHidden: true, validate: { required: true } })])).toEqual([]);
});

it('[ENG-315] lists the rules of a chain of a thousand fields without overflowing the stack', () => {
  const components = Array.from({ length: 1000 }, (_, at) =>
    number(`f${at}`, { calculateValue: `value = data.f${at + 1}`, ...isEqualTo(`f${at + 1}`, 1) }),
  );
  expect(listTestRules(components)).toHaveLength(2000);
});
