import type { CodeExamplesWords } from './code-examples.words.ts';

export interface CodeExample {
  readonly title: string;
  readonly code: string;
}

const rule = (json: unknown) => JSON.stringify(json, null, 2);

/** A text in code. */
const said = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const checks = (words: CodeExamplesWords): readonly CodeExample[] => [
  { title: words.agree, code: `valid = value === data.email ? true : ${said(words.agreeMessage)};` },
  {
    title: words.notPast,
    code: `valid = moment(value).isBefore(moment(), 'day') ? ${said(words.notPastMessage)} : true;`,
  },
  { title: words.onlyWith, code: `valid = data.reason || !value ? true : ${said(words.onlyWithMessage)};` },
];

const jsonRules = (words: CodeExamplesWords): readonly CodeExample[] => [
  { title: words.largeEnough, code: rule({ '>=': [{ var: 'data.amount' }, 100] }) },
  {
    title: words.both,
    code: rule({ and: [{ '==': [{ var: 'data.site' }, 'north'] }, { '!!': [{ var: 'data.scaffold' }] }] }),
  },
];

/** Examples by the kind of code (JavaScript) or by the kind and `.json` (JSONLogic). */
const examples = (words: CodeExamplesWords): Readonly<Record<string, readonly CodeExample[]>> => ({
  customConditional: [
    { title: words.byAnswer, code: "show = data.transport === 'car';" },
    { title: words.byTwo, code: "show = data.age >= 18 && data.country !== 'other';" },
    { title: words.byColumn, code: 'show = row.quantity > 10;' },
  ],
  'conditional.json': jsonRules(words),
  conditionalAddButton: [{ title: words.byAnswer, code: "show = data.transport === 'car';" }],
  'conditionalAddButton.json': jsonRules(words),
  calculateValue: [
    { title: words.sum, code: 'value = data.price + data.shipping;' },
    {
      title: words.sumOfRows,
      code: 'value = _.sumBy(data.items, (item) => (item.price || 0) * (item.quantity || 0));',
    },
    { title: words.days, code: "value = moment(data.to).diff(moment(data.from), 'days') + 1;" },
    { title: words.fullName, code: "value = [data.firstName, data.lastName].filter(Boolean).join(' ');" },
  ],
  'calculateValue.json': [
    { title: words.sum, code: rule({ '+': [{ var: 'data.price' }, { var: 'data.shipping' }] }) },
    { title: words.oneOfTwo, code: rule({ if: [{ var: 'data.express' }, 25, 10] }) },
  ],
  customDefaultValue: [
    { title: words.today, code: "value = moment().format('YYYY-MM-DD');" },
    { title: words.byKnown, code: `value = data.site || ${said(words.knownDefault)};` },
  ],
  'validate.custom': checks(words),
  'validate.json': [
    { title: words.tooSmall, code: rule({ if: [{ '>=': [{ var: 'input' }, 10] }, true, words.tooSmallMessage] }) },
  ],
  onChange: [
    { title: words.emptyOther, code: "data.city = '';" },
    { title: words.fillOther, code: 'if (!data.total) {\n  data.total = value * 2;\n}' },
  ],
  'logic.trigger': [
    { title: words.byAnswer, code: 'result = data.amount > 1000;' },
    { title: words.manyRows, code: 'result = (data.items || []).length > 5;' },
  ],
  'logic.trigger.json': jsonRules(words),
  'logic.value': [
    { title: words.fixed, code: 'value = 0;' },
    { title: words.fromOther, code: 'value = data.deliveryAddress;' },
  ],
  'logic.mergeComponentSchema': [
    {
      title: words.otherLabel,
      code: `schema = {\n  label: ${said(words.otherLabelText)},\n  validate: { required: true }\n};`,
    },
    {
      title: words.otherChoices,
      code: `schema = {\n  data: {\n    values: [\n      { label: ${said(words.small)}, value: 's' },\n      { label: ${said(words.large)}, value: 'l' }\n    ]\n  }\n};`,
    },
  ],
  'logic.customAction': [{ title: words.round, code: 'value = Math.round(value);' }],
});

export function examplesOf(
  kind: string,
  language: 'javascript' | 'json',
  words: CodeExamplesWords,
): readonly CodeExample[] {
  const name = language === 'json' && !kind.endsWith('.json') ? `${kind}.json` : kind;
  return examples(words)[name] ?? [];
}
