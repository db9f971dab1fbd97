import { type ComponentDefinition, type ComponentSpec, isRecord, type ValueKind } from '@tideform/engine';
import { getChoiceKey, parseChoiceList } from '../../kit/read/choice.ts';

/**
 * Maps a value kind to the TypeScript type of its answers. The type is unknown for value kinds that are missing here.
 */
const typescriptTypes: Readonly<Partial<Record<ValueKind, string>>> = {
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

/** Maximum number of choices that are listed in a union type. */
const maxLiterals = 4;

/** Returns the TypeScript type of a component's answer: `number`, `"a" | "b"`; `undefined` if unknown. */
export function getAnswerType(definition: ComponentDefinition, spec: ComponentSpec | undefined): string | undefined {
  const props = spec?.props.safeParse(definition);
  if (!spec || !props?.success) return undefined;
  const kind = spec.valueKind(props.data);
  const isSelection = kind === 'choices' && isRecord(spec.emptyValue(props.data));
  const values = getChoiceValues(definition);
  const each = kind === 'choice' || kind === 'choices' ? (formatLiterals(values) ?? 'string') : typescriptTypes[kind];
  if (isSelection) return `Record<${each}, boolean>`;
  if (each === undefined || spec.shape === 'rows' || kind === 'files') return each;
  const isMultiple = definition.multiple === true || kind === 'choices';
  return isMultiple ? (each.includes('|') ? `(${each})[]` : `${each}[]`) : each;
}

function getChoiceValues({ values, data }: ComponentDefinition): readonly string[] {
  const stored = values ?? (isRecord(data) ? data.values : undefined);
  return parseChoiceList(stored)
    .map(({ value }) => getChoiceKey(value))
    .filter((value) => value !== '');
}

const formatLiterals = (values: readonly string[]): string | undefined =>
  values.length > 0 && values.length <= maxLiterals
    ? values.map((value) => JSON.stringify(value)).join(' | ')
    : undefined;
