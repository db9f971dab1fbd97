import { type ComponentSpec, isRecord, parseJson } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, parseSource, sourceSettingsShape } from '../kit/choices/choice-source.ts';
import { createLabelFormatter, findItems, parseChoices } from '../kit/choices/parse-choices.ts';
import { type Choice, choiceDataType, choiceKey, choices, convertToDataType } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type Read, text } from '../kit/read/lenient.ts';
import { availableItemsRules, findAvailableValue, validateAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceSettingsShape,
  placeholder: text(),
  multiple: flag(),
  dataType: choiceDataType,
  validate: availableItemsRules,
  defaultValue: anything(),
};

const read = object(shape);

export type SelectProps = Read<typeof shape> & {
  /** Choices that the form itself contains. */
  readonly data: readonly Choice[];
  /** Whether the form contains a list of choices, even an empty one. */
  readonly isListed: boolean;
  /** External source of the choices; absent: the form contains the choices, or they must be typed. */
  readonly source?: ChoiceSource | undefined;
  /** Whether respondents type their choice, because this app can't load the choices. */
  readonly isTyped: boolean;
  /** Formats an answer that isn't among the form's choices. */
  readonly labelOf: (value: unknown) => string;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): SelectProps => {
    const named = parseChoicesOfForm(raw);
    const data = named ?? [];
    const source = data.length > 0 ? undefined : parseSource(raw);
    const isTyped = data.length === 0 && !source && isRecord(raw) && externalSources.has(raw.dataSrc);
    return { ...read(raw), data, isListed: named !== undefined, source, isTyped, labelOf: createAnswerFormatter(raw) };
  }),
);

/** Answer: the value of the chosen choice, or with `multiple` a list of values. */
export type SelectValue = unknown;

/** Component spec of a dropdown with single or multiple choice. */
export const select: ComponentSpec<SelectProps, SelectValue> = {
  ...valueSpec,
  type: 'select',
  valueKind: ({ multiple }) => (multiple ? 'choices' : 'choice'),
  props,
  emptyValue: (props) => normalize(props.defaultValue, props) ?? (props.multiple ? [] : ''),
  isEmpty: (value) => getChosen(value).length === 0,
  check: (value, props, _, offered) =>
    validateAvailableItems(getChosen(value), () => listAvailable(props, offered), props.validate),
  anonymousAnswer(value, props, begun) {
    const available = listAvailable(props, undefined);
    const before = begun.flat();
    if (!Array.isArray(value)) return findAvailableValue(value, available, before);
    const offered = value.filter((one) => findAvailableValue(one, available, before) !== undefined);
    return offered.length === value.length ? value : offered;
  },
  choicesFrom: ({ source }) => source?.from,
  normalize,
};

function normalize(value: unknown, props: SelectProps): SelectValue {
  if (!props.multiple) return convertToDataType(value, props.dataType);
  if (value === undefined) return undefined;
  return getChosen(value).map((one) => convertToDataType(one, props.dataType));
}

/** Returns the chosen values as a list, for single and multiple choice. */
export function getChosen(value: SelectValue): readonly unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one != null && one !== '' && !isEmptyObject(one));
}

/** Returns whether a value is `{}`. form.io stores `{}` if no choice is selected and choices are objects. */
function isEmptyObject(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Values of `dataSrc` for choices from outside the form. */
const externalSources: ReadonlySet<unknown> = new Set(['url', 'resource', 'custom', 'indexeddb']);

/**
 * Parses the choices that a form contains: a list, or JSON that is parsed like the response of an external source.
 * Returns `undefined` if the choices come from elsewhere.
 */
function parseChoicesOfForm(raw: unknown): readonly Choice[] | undefined {
  const { dataSrc, data, valueProperty, selectValues, template } = isRecord(raw) ? raw : {};
  const { values, json } = isRecord(data) ? data : {};
  // Choices are ignored if they remain from before the author switched to a data source.
  if (dataSrc === 'dataSource') return undefined;
  if (dataSrc !== 'json') return Array.isArray(values) ? choices(values) : undefined;
  const items = findItems(typeof json === 'string' ? parseJson(json) : json, text()(selectValues));
  return items && parseChoices(items, { valueProperty: text()(valueProperty), template: text()(template) });
}

function createAnswerFormatter(raw: unknown): (value: unknown) => string {
  let named: ((item: unknown) => string) | undefined;
  return (value) => {
    named ??= createLabelFormatter(text()(isRecord(raw) ? raw.template : ''));
    return (isRecord(value) && named(value)) || choiceKey(value);
  };
}

/** Returns the values of the choices that are known, from the form or an external source. */
function listAvailable({ data, isListed, source }: SelectProps, offered: readonly unknown[] | undefined) {
  if (source ? !offered : !isListed) return undefined;
  const all = source && offered ? parseChoices(offered, source) : data;
  return all.map(({ value }) => value);
}
