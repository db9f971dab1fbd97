import type { CodeExamplesMessages } from './code-examples.messages.ts';

export interface CodeExample {
  readonly title: string;
  readonly code: string;
}

const formatRule = (json: unknown) => JSON.stringify(json, null, 2);

/** Formats a text as a JavaScript string literal. */
const formatString = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const listValidationExamples = (messages: CodeExamplesMessages): readonly CodeExample[] => [
  { title: messages.agree, code: `valid = value === data.email ? true : ${formatString(messages.agreeMessage)};` },
  {
    title: messages.notPast,
    code: `valid = moment(value).isBefore(moment(), 'day') ? ${formatString(messages.notPastMessage)} : true;`,
  },
  {
    title: messages.onlyWith,
    code: `valid = data.reason || !value ? true : ${formatString(messages.onlyWithMessage)};`,
  },
];

const listJsonRuleExamples = (messages: CodeExamplesMessages): readonly CodeExample[] => [
  { title: messages.largeEnough, code: formatRule({ '>=': [{ var: 'data.amount' }, 100] }) },
  {
    title: messages.both,
    code: formatRule({ and: [{ '==': [{ var: 'data.site' }, 'north'] }, { '!!': [{ var: 'data.scaffold' }] }] }),
  },
];

/**
 * Code examples for each kind of code: keyed by the kind for JavaScript, and by the kind with `.json` for JSONLogic.
 */
const listExamples = (messages: CodeExamplesMessages): Readonly<Record<string, readonly CodeExample[]>> => ({
  customConditional: [
    { title: messages.byAnswer, code: "show = data.transport === 'car';" },
    { title: messages.byTwo, code: "show = data.age >= 18 && data.country !== 'other';" },
    { title: messages.byColumn, code: 'show = row.quantity > 10;' },
  ],
  'conditional.json': listJsonRuleExamples(messages),
  conditionalAddButton: [{ title: messages.byAnswer, code: "show = data.transport === 'car';" }],
  'conditionalAddButton.json': listJsonRuleExamples(messages),
  calculateValue: [
    { title: messages.sum, code: 'value = data.price + data.shipping;' },
    {
      title: messages.sumOfRows,
      code: 'value = _.sumBy(data.items, (item) => (item.price || 0) * (item.quantity || 0));',
    },
    { title: messages.days, code: "value = moment(data.to).diff(moment(data.from), 'days') + 1;" },
    { title: messages.fullName, code: "value = [data.firstName, data.lastName].filter(Boolean).join(' ');" },
  ],
  'calculateValue.json': [
    { title: messages.sum, code: formatRule({ '+': [{ var: 'data.price' }, { var: 'data.shipping' }] }) },
    { title: messages.oneOfTwo, code: formatRule({ if: [{ var: 'data.express' }, 25, 10] }) },
  ],
  customDefaultValue: [
    { title: messages.today, code: "value = moment().format('YYYY-MM-DD');" },
    { title: messages.byKnown, code: `value = data.site || ${formatString(messages.knownDefault)};` },
  ],
  'validate.custom': listValidationExamples(messages),
  'validate.json': [
    {
      title: messages.tooSmall,
      code: formatRule({ if: [{ '>=': [{ var: 'input' }, 10] }, true, messages.tooSmallMessage] }),
    },
  ],
  onChange: [
    { title: messages.emptyOther, code: "data.city = '';" },
    { title: messages.fillOther, code: 'if (!data.total) {\n  data.total = value * 2;\n}' },
  ],
  'logic.trigger': [
    { title: messages.byAnswer, code: 'result = data.amount > 1000;' },
    { title: messages.manyRows, code: 'result = (data.items || []).length > 5;' },
  ],
  'logic.trigger.json': listJsonRuleExamples(messages),
  'logic.value': [
    { title: messages.fixed, code: 'value = 0;' },
    { title: messages.fromOther, code: 'value = data.deliveryAddress;' },
  ],
  'logic.mergeComponentSchema': [
    {
      title: messages.otherLabel,
      code: `schema = {\n  label: ${formatString(messages.otherLabelText)},\n  validate: { required: true }\n};`,
    },
    {
      title: messages.otherChoices,
      code: `schema = {\n  data: {\n    values: [\n      { label: ${formatString(messages.small)}, value: 's' },\n      { label: ${formatString(messages.large)}, value: 'l' }\n    ]\n  }\n};`,
    },
  ],
  'logic.customAction': [{ title: messages.round, code: 'value = Math.round(value);' }],
});

export function getCodeExamples(
  kind: string,
  language: 'javascript' | 'json',
  messages: CodeExamplesMessages,
): readonly CodeExample[] {
  const name = language === 'json' && !kind.endsWith('.json') ? `${kind}.json` : kind;
  return listExamples(messages)[name] ?? [];
}
