import { localizedPalette } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, parseForm } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import { expect, it } from 'vitest';
import { filterRules, formatRules } from './format-rules.ts';
import { rulesMessages } from './rules.messages.ts';
import { createFormFields } from './wording/form-fields.ts';
import { ruleMessages } from './wording/rule.messages.ts';
import { toPlainText } from './wording/sentence.ts';

const englishLocale = { language: 'en', locale: 'en-GB' } as const;
const germanLocale = { language: 'de', locale: 'de-DE' } as const;

async function formatComponentRules(
  components: readonly object[],
  locale: typeof englishLocale | typeof germanLocale = englishLocale,
  more: object = {},
) {
  const parsed = parseForm({ components, ...more });
  if (!parsed.ok) throw new Error('no form');
  const { form } = parsed;
  const fields = createFormFields(form, await localizedPalette.read(locale));
  return formatRules(listRules(form, specs), await rulesMessages.read(locale), {
    messages: await ruleMessages.read(locale),
    fields,
    locale: locale.locale,
  });
}

const formatTexts = async (...args: Parameters<typeof formatComponentRules>) =>
  (await formatComponentRules(...args)).map(({ sentence }) => toPlainText(sentence));

const createComponent = (type: string, key: string, label: string, more: object = {}): ComponentDefinition => ({
  type,
  key,
  label,
  input: true,
  ...more,
});
const wind = createComponent('number', 'wind', 'Wind speed');
const tag = createComponent('radio', 'tag', 'Tag in date', {
  values: [
    { label: 'Yes', value: 'y' },
    { label: 'No', value: 'n' },
    { label: 'Lost', value: 'l' },
  ],
});
const seen = createComponent('selectboxes', 'seen', 'Defects', { values: [{ label: 'Rust', value: 'r' }] });
const agreed = createComponent('checkbox', 'agreed', 'Agreed');
const due = createComponent('datetime', 'due', 'Due', { enableTime: false });
const photos = createComponent('file', 'photos', 'Photos');
const items = createComponent('datagrid', 'items', 'Items', {
  components: [createComponent('number', 'cost', 'Cost')],
});
const targets = [wind, tag, seen, agreed, due, photos, items];
const createConditionalField = (conditional: object) => createComponent('textfield', 'x', 'Notice', { conditional });
const createFieldShownWhen = (target: string, operator: string, value?: unknown) =>
  createConditionalField({
    show: true,
    conditions: [{ component: target, operator, ...(value !== undefined && { value }) }],
  });
const createFieldWithCode = (customConditional: string) =>
  createComponent('textfield', 'x', 'Notice', { customConditional });

it.each([
  [createFieldShownWhen('wind', 'greaterThan', '38'), 'Wind speed is greater than 38', 'Wind speed größer als 38 ist'],
  [
    createFieldShownWhen('wind', 'lessThanOrEqual', 1000.5),
    'Wind speed is at most 1,000.5',
    'Wind speed höchstens 1.000,5 ist',
  ],
  [createFieldShownWhen('tag', 'isEqual', 'n'), 'Tag in date is No', 'Tag in date No ist'],
  [createFieldShownWhen('tag', 'isNotEqual', 'n'), 'Tag in date isn’t No', 'Tag in date nicht No ist'],
  [
    createFieldShownWhen('tag', 'isEmpty'),
    'no option is selected in Tag in date',
    'in Tag in date keine Option ausgewählt ist',
  ],
  [createFieldShownWhen('seen', 'isEqual', 'r'), 'Rust is selected in Defects', 'in Defects Rust ausgewählt ist'],
  [createFieldShownWhen('agreed', 'isEqual', 'true'), 'Agreed is selected', 'Agreed aktiviert ist'],
  [createFieldShownWhen('agreed', 'isEqual', false), 'Agreed isn’t selected', 'Agreed nicht aktiviert ist'],
  [createFieldShownWhen('due', 'dateLessThan', '2026-05-01'), 'Due is before 1 May 2026', 'Due vor 1. Mai 2026 liegt'],
  [createFieldShownWhen('photos', 'isNotEmpty'), 'Photos has a file', 'Photos eine Datei enthält'],
  [createFieldShownWhen('items', 'isEmpty'), 'Items doesn’t have any rows', 'Items keine Zeilen enthält'],
  [
    createFieldWithCode("show = data.tag === 'n' || data.tag === 'l'"),
    'Tag in date is No or Lost',
    'Tag in date No oder Lost ist',
  ],
  [
    createFieldWithCode('show = data.agreed && (data.wind > 38 || data.seen.r)'),
    'Agreed is selected and (Wind speed is greater than 38 or Rust is selected in Defects)',
    undefined,
  ],
  [
    createFieldWithCode('show = data.items.some((row) => row.cost > 500)'),
    'in at least one row of Items, Cost is greater than 500',
    'in mindestens einer Zeile von Items Cost größer als 500 ist',
  ],
])('formats a condition by the kind of the answer: %j', async (field, english_, german_) => {
  expect((await formatTexts([...targets, field])).at(-1)).toBe(`Notice is shown if ${english_}.`);
  if (german_)
    expect((await formatTexts([...targets, field], germanLocale)).at(-1)).toBe(
      `Notice wird angezeigt, wenn ${german_}.`,
    );
});

it.each([
  [{ calculateValue: 'value = data.wind * 2 + 1' }, 'Total is (Wind speed times 2) plus 1.'],
  [
    { calculateValue: 'value = data.items.reduce((sum, row) => sum + row.cost, 0)' },
    'Total is the sum of Cost in all rows of Items.',
  ],
  [{ calculateValue: 'value = data.wind > 38 ? 1 : 0' }, 'Total is 1 if Wind speed is greater than 38, otherwise 0.'],
  [{ calculateValue: 'value = magic(data)' }, 'Code calculates Total.'],
  [{ customDefaultValue: "value = moment().subtract(7, 'day').format()" }, 'Total defaults to 7 days before today.'],
  [{ defaultValue: 3 }, 'Total defaults to 3.'],
  [{ validate: { required: true } }, 'Total is required.'],
  [{ validate: { max: 1 } }, 'Total must be at most 1.'],
  [{ validate: { custom: 'valid = input >= data.wind' } }, 'Total is valid if Total is at least Wind speed.'],
  [{ validate: { custom: 'valid = instance.isIban(input)' } }, 'An unsupported function checks Total.'],
  [{ creatorPermissions: 'hidden' }, 'Total is hidden from the person who started the response.'],
  [{ refreshOn: 'wind', clearOnRefresh: true }, 'Total is cleared when Wind speed changes.'],
  [
    {
      logic: [
        {
          trigger: { type: 'simple', simple: { show: true, when: 'wind', eq: 1 } },
          actions: [
            { type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: false },
            { type: 'value', value: 'value = 2' },
          ],
        },
      ],
    },
    'If Wind speed is 1: Total isn’t required, Total is set to 2.',
  ],
])('formats a rule: %j', async (more, sentence) => {
  expect((await formatTexts([...targets, createComponent('number', 'total', 'Total', more)])).at(-1)).toBe(sentence);
});

it('uses the plural forms of the language', async () => {
  const lengths = [1, 2].map((minLength) => createComponent('textfield', 'a', 'Name', { validate: { minLength } }));
  expect(await formatTexts(lengths)).toEqual([
    'Name must have at least 1 character.',
    'Name must have at least 2 characters.',
  ]);
  const grids = [1, 2].map((minLength) => ({ ...items, validate: { minLength } }));
  expect(await formatTexts(grids, germanLocale)).toEqual([
    'Items muss mindestens 1 Zeile haben.',
    'Items muss mindestens 2 Zeilen haben.',
  ]);
});

it('formats a hint about when a rule applies, and the problems of the rule', async () => {
  const notes = (
    await formatComponentRules([
      tag,
      createComponent('textfield', 'a', 'A', {
        conditional: { show: true, when: 'tag', eq: 'maybe' },
        clearOnHide: false,
      }),
      createComponent('textfield', 'b', 'B', { conditional: { show: true, when: 'gone', eq: 1 } }),
      createComponent('number', 'c', 'C', { calculateValue: 'value = data.d' }),
      createComponent('number', 'd', 'D', { calculateValue: 'value = data.c' }),
    ])
  ).map(({ hint, diagnostics }) => [hint, ...diagnostics]);
  expect(notes).toEqual([
    ['If hidden, answers are kept', 'This condition is never met'],
    ['If hidden, its answer is cleared', '“gone” isn’t in the form anymore, so this condition is ignored'],
    ['When any of these answers changes', 'Circular dependency: C, D'],
    ['When any of these answers changes', 'Circular dependency: C, D'],
  ]);
});

it('names a page by its title, and states that a field is required only while its page is shown', async () => {
  const page = (key: string, title: string, more: object) => ({ type: 'panel', key, title, components: [], ...more });
  const required = createComponent('textfield', 'a', 'A', { validate: { required: true } });
  const pages = [
    page('one', 'One', { nextPage: 'three' }),
    page('two', 'Two', { components: [wind, required], customConditional: 'show = data.wind > 1' }),
    page('three', 'Three', {}),
  ];
  const all = await formatComponentRules(pages, englishLocale, { display: 'wizard' });
  expect(all.map(({ sentence, group }) => [group, toPlainText(sentence)])).toEqual([
    ['One', 'The page after One is Three.'],
    ['Two', 'Two is shown if Wind speed is greater than 1.'],
    ['Two', 'A is required when it’s shown.'],
  ]);
});

it('finds rules by words in their text, by the fields they depend on, and by topic', async () => {
  const all = await formatComponentRules([
    ...targets,
    createFieldShownWhen('wind', 'greaterThan', 38),
    createComponent('textfield', 'a', 'Name', { validate: { required: true } }),
  ]);
  const found = (...args: [Parameters<typeof filterRules>[1], string]) =>
    filterRules(all, ...args).map(({ rule }) => rule.kind);
  expect(found('all', 'SPEED notice')).toEqual(['conditional']);
  expect(found('required', '')).toEqual(['validate.required']);
  expect(found('shown', 'name')).toEqual([]);
});
