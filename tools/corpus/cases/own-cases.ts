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

/** Cases with one validation rule each. */
export const ownRules: readonly RecordedCase[] = [
  rule('a text of blanks is missing', { type: 'textfield', ...required }, '  ', 'required'),
  rule('an unticked box is missing', { type: 'checkbox', ...required }, false, 'required'),
  rule('selectboxes with nothing ticked are missing', { type: 'selectboxes', ...required }, { x: false }, 'required'),
  rule('zero is an answer', { type: 'number', ...required }, 0, null),
  rule('a limit in a string holds', { type: 'textfield', validate: { maxLength: '3' } }, 'abcd', 'maxLength'),
  rule('an empty limit is none', { type: 'textfield', validate: { maxLength: '', minLength: 0 } }, 'abcd', null),
  rule('an empty text is not too short', { type: 'textfield', validate: { minLength: 3 } }, '', null),
  rule('a pattern is for the whole text', { type: 'textfield', validate: { pattern: '\\d' } }, '12', 'pattern'),
  rule('words lie between white space', { type: 'textarea', validate: { minWords: 3 } }, 'one\n two', 'minWords'),
  rule(
    'each of several texts is checked',
    { type: 'textfield', multiple: true, validate: { minLength: 2 } },
    ['ab', 'c'],
    'minLength',
  ),
  rule('a list of empty texts is missing', { type: 'textfield', multiple: true, ...required }, ['', ' '], 'required'),
  rule('one number is no list', { type: 'number' }, [1], 'nonarray'),
  rule('words are no number', { type: 'currency' }, 'much', 'number'),
  rule('a limit is inclusive', { type: 'number', validate: { min: 2, max: '2' } }, 2, null),
  rule('a mask is filled to its end', { type: 'textfield', inputMask: '99-aa' }, '12-x', 'mask'),
  rule(
    'a choice must exist where that is said',
    { type: 'radio', values: [{ label: 'A', value: 'a' }], validate: { onlyAvailableItems: true } },
    'b',
    'invalidOption',
  ),
  rule(
    'a day needs the parts that must be known',
    { type: 'day', fields: { year: { required: true } } },
    '01/02/0000',
    'requiredYearField',
  ),
  rule(
    'a day that nobody answered needs them too',
    { type: 'day', fields: { year: { required: true } } },
    '',
    'requiredDayEmpty',
  ),
  rule('the 30th of February is no day', { type: 'day' }, '02/30/2026', 'invalidDay'),
  rule(
    'a day after the last is too late',
    { type: 'day', dayFirst: true, maxDate: '2026-03-01' },
    '02/03/2026',
    'maxDate',
  ),
  rule(
    'a limit that is code does not hold',
    { type: 'datetime', datePicker: { maxDate: 'moment()' } },
    '2999-01-01',
    null,
  ),
  rule('a time has minutes', { type: 'time' }, '12:', 'time'),
  rule('a mail address has a domain', { type: 'email' }, 'ada@example', 'invalid_email'),
  rule('words are no address of the web', { type: 'url' }, 'Hello, world!', 'invalid_url'),
  rule('an address of the web may lack its scheme', { type: 'url' }, 'www.hhh.by', null),
  rule(
    'an author says what is wrong',
    { type: 'number', validate: { custom: "valid = input > 3 ? true : 'Too few';" } },
    2,
    'custom',
  ),
  rule(
    'a JSONLogic rule says what is wrong',
    { type: 'number', validate: { json: { if: [{ '>': [{ var: 'data.a' }, 3] }, true, 'Too few'] } } },
    2,
    'json',
  ),
];

/** Cases with whole forms. */
export const ownForms: readonly RecordedCase[] = [
  form(
    'a hidden answer is cleared and not missed',
    [number('a'), text('b', { ...required, ...shownBy('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2 },
      errors: [],
      hidden: ['b'],
    },
  ),
  form(
    'a hidden answer is kept where that is said',
    [number('a'), text('b', { clearOnHide: false, ...shownBy('a', 1) })],
    { a: 2, b: 'x' },
    {
      data: { a: 2, b: 'x' },
      errors: [],
      hidden: ['b'],
    },
  ),
  form(
    'a chain of conditions settles',
    [text('c', shownBy('b', 'y')), text('b', shownBy('a', 'x')), text('a')],
    { a: '', b: 'y', c: 'z' },
    {
      data: {},
      errors: [],
      hidden: ['b', 'c'],
    },
  ),
  form(
    'each row of a grid looks into itself',
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
    'so does each row of an edit grid',
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
    'a calculation follows what it reads, in any order',
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
    'a calculation that gives no number gives nothing',
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
    'code shows a field',
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
    "an author's own words go with the rule",
    [text('a', { validate: { required: true, customMessage: 'Say it' } })],
    {},
    {
      data: {},
      errors: [{ path: 'a', rule: 'required', key: 'Say it' }],
    },
  ),
];
