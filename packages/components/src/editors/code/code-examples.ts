export interface CodeExample {
  readonly title: string;
  readonly code: string;
}

const rule = (json: unknown) => JSON.stringify(json, null, 2);

const checks: readonly CodeExample[] = [
  { title: 'Two answers agree', code: "valid = value === data.email ? true : 'The two addresses differ.';" },
  {
    title: 'Not in the past',
    code: "valid = moment(value).isBefore(moment(), 'day') ? 'Choose a day to come.' : true;",
  },
  { title: 'Only with another answer', code: "valid = data.reason || !value ? true : 'Say why first.';" },
];

const jsonRules: readonly CodeExample[] = [
  { title: 'A number is large enough', code: rule({ '>=': [{ var: 'data.amount' }, 100] }) },
  {
    title: 'Both are so',
    code: rule({ and: [{ '==': [{ var: 'data.site' }, 'north'] }, { '!!': [{ var: 'data.scaffold' }] }] }),
  },
];

/** Examples by the kind of code (JavaScript) or by the kind and `.json` (JSONLogic). */
const EXAMPLES: Readonly<Record<string, readonly CodeExample[]>> = {
  customConditional: [
    { title: 'By an answer', code: "show = data.transport === 'car';" },
    { title: 'By two answers', code: "show = data.age >= 18 && data.country !== 'other';" },
    { title: 'By a column of the same row', code: 'show = row.quantity > 10;' },
  ],
  'conditional.json': jsonRules,
  calculateValue: [
    { title: 'A sum', code: 'value = data.price + data.shipping;' },
    {
      title: 'A sum over the rows of a grid',
      code: 'value = _.sumBy(data.items, (item) => (item.price || 0) * (item.quantity || 0));',
    },
    { title: 'Days between two dates', code: "value = moment(data.to).diff(moment(data.from), 'days') + 1;" },
    { title: 'A name of two answers', code: "value = [data.firstName, data.lastName].filter(Boolean).join(' ');" },
  ],
  'calculateValue.json': [
    { title: 'A sum', code: rule({ '+': [{ var: 'data.price' }, { var: 'data.shipping' }] }) },
    { title: 'One of two', code: rule({ if: [{ var: 'data.express' }, 25, 10] }) },
  ],
  customDefaultValue: [
    { title: 'Today', code: "value = moment().format('YYYY-MM-DD');" },
    { title: 'By an answer that is there already', code: "value = data.site || 'Main site';" },
  ],
  'validate.custom': checks,
  'validate.json': [
    {
      title: 'A message where a number is too small',
      code: rule({ if: [{ '>=': [{ var: 'input' }, 10] }, true, 'Order at least 10.'] }),
    },
  ],
  onChange: [
    { title: 'Empty another answer', code: "data.city = '';" },
    { title: 'Fill another answer once', code: 'if (!data.total) {\n  data.total = value * 2;\n}' },
  ],
  'logic.trigger': [
    { title: 'By an answer', code: 'result = data.amount > 1000;' },
    { title: 'Once a grid has many rows', code: 'result = (data.items || []).length > 5;' },
  ],
  'logic.trigger.json': jsonRules,
  'logic.value': [
    { title: 'A fixed answer', code: 'value = 0;' },
    { title: 'From another answer', code: 'value = data.deliveryAddress;' },
  ],
  'logic.mergeComponentSchema': [
    {
      title: 'Required, with another label',
      code: "schema = {\n  label: 'Reason (needed)',\n  validate: { required: true }\n};",
    },
    {
      title: 'Other choices',
      code: "schema = {\n  data: {\n    values: [\n      { label: 'Small', value: 's' },\n      { label: 'Large', value: 'l' }\n    ]\n  }\n};",
    },
  ],
  'logic.customAction': [{ title: 'Round the answer', code: 'value = Math.round(value);' }],
};

export function examplesOf(kind: string, language: 'javascript' | 'json'): readonly CodeExample[] {
  const name = language === 'json' && !kind.endsWith('.json') ? `${kind}.json` : kind;
  return EXAMPLES[name] ?? [];
}
