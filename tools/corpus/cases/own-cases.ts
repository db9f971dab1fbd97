import type { ExpectedError, RecordedCase } from './recorded-case.ts';

type Json = Readonly<Record<string, unknown>>;

const all = ['calculate', 'conditions', 'logic', 'normalize', 'clearHidden', 'validate'];

function createRuleCase(test: string, component: Json, answer: unknown, error: string | null): RecordedCase {
  const expected = { error: error === null ? null : { key: error, rule: error } };
  return {
    id: test,
    test,
    kind: 'rule',
    component: { key: 'a', ...component },
    data: { a: answer },
    path: 'a',
    expected,
  };
}

function createFormCase(
  test: string,
  components: readonly Json[],
  data: Json,
  expected: RecordedCase['expected'],
): RecordedCase {
  return { id: test, test, kind: 'process', form: { components }, data, processors: all, expected };
}

const createExpectedError = (path: string, key: string): ExpectedError & { readonly path: string } => ({
  path,
  key,
  rule: key,
});
const createTextField = (key: string, more: Json = {}): Json => ({ type: 'textfield', key, input: true, ...more });
const createNumberField = (key: string, more: Json = {}): Json => ({ type: 'number', key, input: true, ...more });
const createGrid = (key: string, ...components: readonly Json[]): Json => ({
  type: 'datagrid',
  key,
  input: true,
  components,
});
const required = { validate: { required: true } };
const createCondition = (component: string, value: unknown): Json => ({
  conditional: { show: true, conjunction: 'all', conditions: [{ component, operator: 'isEqual', value }] },
});

/** Recorded cases with one validation rule each. */
export const ownRules: readonly RecordedCase[] = [
  createRuleCase(
    'a required text of spaces counts as unanswered',
    { type: 'textfield', ...required },
    '  ',
    'required',
  ),
  createRuleCase(
    'a required checkbox that is not selected counts as unanswered',
    { type: 'checkbox', ...required },
    false,
    'required',
  ),
  createRuleCase(
    'required selectboxes without a selection count as unanswered',
    { type: 'selectboxes', ...required },
    { x: false },
    'required',
  ),
  createRuleCase('zero counts as an answer', { type: 'number', ...required }, 0, null),
  createRuleCase(
    'a limit stored as a string applies',
    { type: 'textfield', validate: { maxLength: '3' } },
    'abcd',
    'maxLength',
  ),
  createRuleCase(
    'an empty limit does not apply',
    { type: 'textfield', validate: { maxLength: '', minLength: 0 } },
    'abcd',
    null,
  ),
  createRuleCase('an empty text passes a minimum length', { type: 'textfield', validate: { minLength: 3 } }, '', null),
  createRuleCase(
    'a pattern must match the whole text',
    { type: 'textfield', validate: { pattern: '\\d' } },
    '12',
    'pattern',
  ),
  createRuleCase(
    'white space separates words',
    { type: 'textarea', validate: { minWords: 3 } },
    'one\n two',
    'minWords',
  ),
  createRuleCase(
    'each text of a list is validated',
    { type: 'textfield', multiple: true, validate: { minLength: 2 } },
    ['ab', 'c'],
    'minLength',
  ),
  createRuleCase(
    'a required list of empty texts counts as unanswered',
    { type: 'textfield', multiple: true, ...required },
    ['', ' '],
    'required',
  ),
  createRuleCase('a list is invalid for a single number', { type: 'number' }, [1], 'nonarray'),
  createRuleCase('a text is not a valid number', { type: 'currency' }, 'much', 'number'),
  createRuleCase('a limit is inclusive', { type: 'number', validate: { min: 2, max: '2' } }, 2, null),
  createRuleCase(
    'an input mask must be filled in completely',
    { type: 'textfield', inputMask: '99-aa' },
    '12-x',
    'mask',
  ),
  createRuleCase(
    'a choice must exist if the setting requires it',
    { type: 'radio', values: [{ label: 'A', value: 'a' }], validate: { onlyAvailableItems: true } },
    'b',
    'invalidOption',
  ),
  createRuleCase(
    'a day needs its required parts',
    { type: 'day', fields: { year: { required: true } } },
    '01/02/0000',
    'requiredYearField',
  ),
  createRuleCase(
    'an unanswered day needs its required parts',
    { type: 'day', fields: { year: { required: true } } },
    '',
    'requiredDayEmpty',
  ),
  createRuleCase('February 30 is not a valid day', { type: 'day' }, '02/30/2026', 'invalidDay'),
  createRuleCase(
    'a day after the maximum date is too late',
    { type: 'day', dayFirst: true, maxDate: '2026-03-01' },
    '02/03/2026',
    'maxDate',
  ),
  createRuleCase(
    'a date limit written as code does not apply',
    { type: 'datetime', datePicker: { maxDate: 'moment()' } },
    '2999-01-01',
    null,
  ),
  createRuleCase('a time needs minutes', { type: 'time' }, '12:', 'time'),
  createRuleCase('an email address needs a top-level domain', { type: 'email' }, 'ada@example', 'invalid_email'),
  createRuleCase('a sentence is not a valid URL', { type: 'url' }, 'Hello, world!', 'invalid_url'),
  createRuleCase('a URL may lack its scheme', { type: 'url' }, 'www.hhh.by', null),
  createRuleCase(
    'a custom rule returns the author’s message',
    { type: 'number', validate: { custom: "valid = input > 3 ? true : 'Too few';" } },
    2,
    'custom',
  ),
  createRuleCase(
    'a JSONLogic rule returns the author’s message',
    { type: 'number', validate: { json: { if: [{ '>': [{ var: 'data.a' }, 3] }, true, 'Too few'] } } },
    2,
    'json',
  ),
];

/** Recorded cases with whole forms. */
export const ownForms: readonly RecordedCase[] = [
  createFormCase(
    'a hidden answer is cleared and not required',
    [createNumberField('a'), createTextField('b', { ...required, ...createCondition('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2 },
      errors: [],
      hidden: ['b'],
    },
  ),
  createFormCase(
    'a hidden answer is kept if clearOnHide is off',
    [createNumberField('a'), createTextField('b', { clearOnHide: false, ...createCondition('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2, b: 'x' },
      errors: [],
      hidden: ['b'],
    },
  ),
  createFormCase(
    'chained conditions settle',
    [
      createTextField('c', createCondition('b', 'y')),
      createTextField('b', createCondition('a', 'x')),
      createTextField('a'),
    ],
    { a: '', b: 'y', c: 'z' },
    {
      data: {},
      errors: [],
      hidden: ['b', 'c'],
    },
  ),
  createFormCase(
    'conditions in a grid use the answers of their own row',
    [createGrid('g', createTextField('a'), createTextField('b', { ...required, ...createCondition('g.a', 'x') }))],
    { g: [{ a: 'x' }, { a: 'y' }] },
    {
      data: { g: [{ a: 'x' }, { a: 'y' }] },
      errors: [createExpectedError('g[0].b', 'required')],
      shown: ['g[0].b'],
      hidden: ['g[1].b'],
    },
  ),
  createFormCase(
    'conditions in an edit grid use the answers of their own row',
    [
      {
        ...createGrid('g', createTextField('a'), createTextField('b', { ...required, ...createCondition('g.a', 'x') })),
        type: 'editgrid',
      },
    ],
    { g: [{ a: 'x' }, { a: 'y', b: 'z' }] },
    {
      data: { g: [{ a: 'x' }, { a: 'y' }] },
      errors: [createExpectedError('g[0].b', 'required')],
      shown: ['g[0].b'],
      hidden: ['g[1].b'],
    },
  ),
  createFormCase(
    'calculations follow their dependencies, in any order',
    [
      createNumberField('c', { calculateValue: 'value = data.b + 1' }),
      createNumberField('b', { calculateValue: 'value = data.a * 2' }),
      createNumberField('a'),
    ],
    { a: 4 },
    {
      data: { a: 4, b: 8, c: 9 },
      errors: [],
    },
  ),
  createFormCase(
    'a calculation for a number field without a numeric result clears the answer',
    [createNumberField('a', { calculateValue: "value = 'much'" })],
    { a: 3 },
    {
      data: {},
      errors: [],
    },
  ),
  createFormCase(
    'a JSONLogic calculation sums a grid',
    [
      createGrid('g', createNumberField('n')),
      createNumberField('sum', {
        calculateValue: { reduce: [{ var: 'data.g' }, { '+': [{ var: 'current.n' }, { var: 'accumulator' }] }, 0] },
      }),
    ],
    { g: [{ n: 1 }, { n: 2.5 }] },
    {
      data: { g: [{ n: 1 }, { n: 2.5 }], sum: 3.5 },
      errors: [],
    },
  ),
  createFormCase(
    'a custom condition shows a field',
    [createTextField('a'), createTextField('b', { customConditional: "show = data.a === 'x';", ...required })],
    { a: 'y' },
    {
      data: { a: 'y' },
      errors: [],
      hidden: ['b'],
    },
  ),
  createFormCase(
    'logic makes a field required',
    [
      createTextField('a'),
      createTextField('b', {
        logic: [
          {
            trigger: { type: 'javascript', javascript: "result = data.a === 'x';" },
            actions: [{ type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: true }],
          },
        ],
      }),
    ],
    { a: 'x' },
    {
      data: { a: 'x' },
      errors: [createExpectedError('b', 'required')],
    },
  ),
  createFormCase(
    "an author's custom message replaces the error key",
    [createTextField('a', { validate: { required: true, customMessage: 'Say it' } })],
    {},
    {
      data: {},
      errors: [{ path: 'a', rule: 'required', key: 'Say it' }],
    },
  ),
];
