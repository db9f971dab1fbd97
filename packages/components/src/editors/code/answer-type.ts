import { type ComponentDefinition, type ComponentSpec, isRecord, type ValueKind } from '@tideform/engine';
import { choiceKey, choices } from '../../kit/read/choice.ts';

/** What code gets of each kind of answer; absent: nobody knows. */
const types: Readonly<Partial<Record<ValueKind, string>>> = {
  text: 'string',
  longText: 'string',
  markup: 'string',
  email: 'string',
  phone: 'string',
  link: 'string',
  secret: 'string',
  date: 'string',
  dateTime: 'string',
  time: 'string',
  day: 'string',
  picture: 'string',
  choice: 'string',
  number: 'number',
  amount: 'number',
  tick: 'boolean',
  files: 'object[]',
  rows: 'object[]',
  group: 'object',
  code: 'object',
  decision: 'object',
  place: 'object',
  pairs: 'object',
};

/** As many choices as are named. */
const mostChoices = 4;

/** The type of a component's answer, as code would write it: `number`, `"a" | "b"`; `undefined`: nobody knows. */
export function answerType(definition: ComponentDefinition, spec: ComponentSpec | undefined): string | undefined {
  const props = spec?.props.safeParse(definition);
  if (!spec || !props?.success) return undefined;
  const kind = spec.valueKind(props.data);
  const isTicked = kind === 'choices' && isRecord(spec.emptyValue(props.data));
  const values = storedChoices(definition);
  const each = kind === 'choice' || kind === 'choices' ? (literals(values) ?? 'string') : types[kind];
  if (isTicked) return `Record<${each}, boolean>`;
  if (each === undefined || spec.shape === 'rows' || kind === 'files') return each;
  const isSeveral = definition.multiple === true || kind === 'choices';
  return isSeveral ? (each.includes('|') ? `(${each})[]` : `${each}[]`) : each;
}

function storedChoices({ values, data }: ComponentDefinition): readonly string[] {
  const stored = values ?? (isRecord(data) ? data.values : undefined);
  return choices(stored)
    .map(({ value }) => choiceKey(value))
    .filter((value) => value !== '');
}

const literals = (values: readonly string[]): string | undefined =>
  values.length > 0 && values.length <= mostChoices
    ? values.map((value) => JSON.stringify(value)).join(' | ')
    : undefined;
