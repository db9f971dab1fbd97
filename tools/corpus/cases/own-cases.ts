import type { ExpectedError, RecordedCase } from './recorded-case.ts';

type Json = Readonly<Record<string, unknown>>;

const all = ['calculate', 'conditions', 'logic', 'normalize', 'clearHidden', 'validate'];

function rule(test: string, component: Json, answer: unknown, error: string | null): RecordedCase {
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

function form(test: string, components: readonly Json[], data: Json, expected: RecordedCase['expected']): RecordedCase {
  return { id: test, test, kind: 'process', form: { components }, data, processors: all, expected };
}

const error = (path: string, key: string): ExpectedError & { readonly path: string } => ({ path, key, rule: key });
const text = (key: string, more: Json = {}): Json => ({ type: 'textfield', key, input: true, ...more });
const number = (key: string, more: Json = {}): Json => ({ type: 'number', key, input: true, ...more });
const grid = (key: string, ...components: readonly Json[]): Json => ({
  type: 'datagrid',
  key,
  input: true,
  components,
});
const required = { validate: { required: true } };
const shownBy = (component: string, value: unknown): Json => ({
  conditional: { show: true, conjunction: 'all', conditions: [{ component, operator: 'isEqual', value }] },
});

/** Recorded cases with one validation rule each. */
export const ownRules: readonly RecordedCase[] = [
  rule('a required text of spaces counts as unanswered', { type: 'textfield', ...required }, '  ', 'required'),
  rule(
    'a required checkbox that is not selected counts as unanswered',
    { type: 'checkbox', ...required },
    false,
    'required',
  ),
  rule(
    'required selectboxes without a selection count as unanswered',
    { type: 'selectboxes', ...required },
    { x: false },
    'required',
  ),
  rule('zero counts as an answer', { type: 'number', ...required }, 0, null),
  rule('a limit stored as a string applies', { type: 'textfield', validate: { maxLength: '3' } }, 'abcd', 'maxLength'),
  rule('an empty limit does not apply', { type: 'textfield', validate: { maxLength: '', minLength: 0 } }, 'abcd', null),
  rule('an empty text passes a minimum length', { type: 'textfield', validate: { minLength: 3 } }, '', null),
  rule('a pattern must match the whole text', { type: 'textfield', validate: { pattern: '\\d' } }, '12', 'pattern'),
  rule('white space separates words', { type: 'textarea', validate: { minWords: 3 } }, 'one\n two', 'minWords'),
  rule(
    'each text of a list is validated',
    { type: 'textfield', multiple: true, validate: { minLength: 2 } },
    ['ab', 'c'],
    'minLength',
  ),
  rule(
    'a required list of empty texts counts as unanswered',
    { type: 'textfield', multiple: true, ...required },
    ['', ' '],
    'required',
  ),
  rule('a list is invalid for a single number', { type: 'number' }, [1], 'nonarray'),
  rule('a text is not a valid number', { type: 'currency' }, 'much', 'number'),
  rule('a limit is inclusive', { type: 'number', validate: { min: 2, max: '2' } }, 2, null),
  rule('an input mask must be filled in completely', { type: 'textfield', inputMask: '99-aa' }, '12-x', 'mask'),
  rule(
    'a choice must exist if the setting requires it',
    { type: 'radio', values: [{ label: 'A', value: 'a' }], validate: { onlyAvailableItems: true } },
    'b',
    'invalidOption',
  ),
  rule(
    'a day needs its required parts',
    { type: 'day', fields: { year: { required: true } } },
    '01/02/0000',
    'requiredYearField',
  ),
  rule(
    'an unanswered day needs its required parts',
    { type: 'day', fields: { year: { required: true } } },
    '',
    'requiredDayEmpty',
  ),
  rule('February 30 is not a valid day', { type: 'day' }, '02/30/2026', 'invalidDay'),
  rule(
    'a day after the maximum date is too late',
    { type: 'day', dayFirst: true, maxDate: '2026-03-01' },
    '02/03/2026',
    'maxDate',
  ),
  rule(
    'a date limit written as code does not apply',
    { type: 'datetime', datePicker: { maxDate: 'moment()' } },
    '2999-01-01',
    null,
  ),
  rule('a time needs minutes', { type: 'time' }, '12:', 'time'),
  rule('an email address needs a top-level domain', { type: 'email' }, 'ada@example', 'invalid_email'),
  rule('a sentence is not a valid URL', { type: 'url' }, 'Hello, world!', 'invalid_url'),
  rule('a URL may lack its scheme', { type: 'url' }, 'www.hhh.by', null),
  rule(
    'a custom rule returns the author’s message',
    { type: 'number', validate: { custom: "valid = input > 3 ? true : 'Too few';" } },
    2,
    'custom',
  ),
  rule(
    'a JSONLogic rule returns the author’s message',
    { type: 'number', validate: { json: { if: [{ '>': [{ var: 'data.a' }, 3] }, true, 'Too few'] } } },
    2,
    'json',
  ),
];

/** Recorded cases with whole forms. */
export const ownForms: readonly RecordedCase[] = [
  form(
    'a hidden answer is cleared and not required',
    [number('a'), text('b', { ...required, ...shownBy('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2 },
      errors: [],
      hidden: ['b'],
    },
  ),
  form(
    'a hidden answer is kept if clearOnHide is off',
    [number('a'), text('b', { clearOnHide: false, ...shownBy('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2, b: 'x' },
      errors: [],
      hidden: ['b'],
    },
  ),
  form(
    'chained conditions settle',
    [text('c', shownBy('b', 'y')), text('b', shownBy('a', 'x')), text('a')],
    { a: '', b: 'y', c: 'z' },
    {
      data: {},
      errors: [],
      hidden: ['b', 'c'],
    },
  ),
  form(
    'conditions in a grid use the answers of their own row',
    [grid('g', text('a'), text('b', { ...required, ...shownBy('g.a', 'x') }))],
    { g: [{ a: 'x' }, { a: 'y' }] },
    {
      data: { g: [{ a: 'x' }, { a: 'y' }] },
      errors: [error('g[0].b', 'required')],
      shown: ['g[0].b'],
      hidden: ['g[1].b'],
    },
  ),
  form(
    'conditions in an edit grid use the answers of their own row',
    [{ ...grid('g', text('a'), text('b', { ...required, ...shownBy('g.a', 'x') })), type: 'editgrid' }],
    { g: [{ a: 'x' }, { a: 'y', b: 'z' }] },
    {
      data: { g: [{ a: 'x' }, { a: 'y' }] },
      errors: [error('g[0].b', 'required')],
      shown: ['g[0].b'],
      hidden: ['g[1].b'],
    },
  ),
  form(
    'calculations follow their dependencies, in any order',
    [
      number('c', { calculateValue: 'value = data.b + 1' }),
      number('b', { calculateValue: 'value = data.a * 2' }),
      number('a'),
    ],
    { a: 4 },
    {
      data: { a: 4, b: 8, c: 9 },
      errors: [],
    },
  ),
  form(
    'a calculation for a number field without a numeric result clears the answer',
    [number('a', { calculateValue: "value = 'much'" })],
    { a: 3 },
    {
      data: {},
      errors: [],
    },
  ),
  form(
    'a JSONLogic calculation sums a grid',
    [
      grid('g', number('n')),
      number('sum', {
        calculateValue: { reduce: [{ var: 'data.g' }, { '+': [{ var: 'current.n' }, { var: 'accumulator' }] }, 0] },
      }),
    ],
    { g: [{ n: 1 }, { n: 2.5 }] },
    {
      data: { g: [{ n: 1 }, { n: 2.5 }], sum: 3.5 },
      errors: [],
    },
  ),
  form(
    'a custom condition shows a field',
    [text('a'), text('b', { customConditional: "show = data.a === 'x';", ...required })],
    { a: 'y' },
    {
      data: { a: 'y' },
      errors: [],
      hidden: ['b'],
    },
  ),
  form(
    'logic makes a field required',
    [
      text('a'),
      text('b', {
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
      errors: [error('b', 'required')],
    },
  ),
  form(
    "an author's custom message replaces the error key",
    [text('a', { validate: { required: true, customMessage: 'Say it' } })],
    {},
    {
      data: {},
      errors: [{ path: 'a', rule: 'required', key: 'Say it' }],
    },
  ),
];
