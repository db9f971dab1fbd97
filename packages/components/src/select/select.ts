import { type ComponentSpec, isRecord, parseJson } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, parseChoiceSource, sourceSettingsShape } from '../kit/choices/choice-source.ts';
import { createLabelFormatter, findListItems, parseChoices } from '../kit/choices/parse-choices.ts';
import {
  type Choice,
  convertToDataType,
  getChoiceKey,
  parseChoiceDataType,
  parseChoiceList,
} from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type ParsedShape, text } from '../kit/read/setting-parsers.ts';
import { findAvailableValue, parseAvailableItemsRules, validateAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceSettingsShape,
  placeholder: text(),
  multiple: flag(),
  dataType: parseChoiceDataType,
  validate: parseAvailableItemsRules,
  defaultValue: anything(),
};

const parseSettings = object(shape);

export type SelectProps = ParsedShape<typeof shape> & {
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
    const named = parseFormChoices(raw);
    const data = named ?? [];
    const source = data.length > 0 ? undefined : parseChoiceSource(raw);
    const isTyped = data.length === 0 && !source && isRecord(raw) && externalSources.has(raw.dataSrc);
    return {
      ...parseSettings(raw),
      data,
      isListed: named !== undefined,
      source,
      isTyped,
      labelOf: createAnswerFormatter(raw),
    };
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
  isEmpty: (value) => getChosenValues(value).length === 0,
  check: (value, props, _, offered) =>
    validateAvailableItems(getChosenValues(value), () => listAvailableValues(props, offered), props.validate),
  anonymousAnswer(value, props, begun) {
    const available = listAvailableValues(props, undefined);
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
  return getChosenValues(value).map((one) => convertToDataType(one, props.dataType));
}

/** Returns the chosen values as a list, for single and multiple choice. */
export function getChosenValues(value: SelectValue): readonly unknown[] {
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
function parseFormChoices(raw: unknown): readonly Choice[] | undefined {
  const { dataSrc, data, valueProperty, selectValues, template } = isRecord(raw) ? raw : {};
  const { values, json } = isRecord(data) ? data : {};
  // Choices are ignored if they remain from before the author switched to a data source.
  if (dataSrc === 'dataSource') return undefined;
  if (dataSrc !== 'json') return Array.isArray(values) ? parseChoiceList(values) : undefined;
  const items = findListItems(typeof json === 'string' ? parseJson(json) : json, text()(selectValues));
  return items && parseChoices(items, { valueProperty: text()(valueProperty), template: text()(template) });
}

function createAnswerFormatter(raw: unknown): (value: unknown) => string {
  let named: ((item: unknown) => string) | undefined;
  return (value) => {
    named ??= createLabelFormatter(text()(isRecord(raw) ? raw.template : ''));
    return (isRecord(value) && named(value)) || getChoiceKey(value);
  };
}

/** Returns the values of the choices that are known, from the form or an external source. */
function listAvailableValues({ data, isListed, source }: SelectProps, offered: readonly unknown[] | undefined) {
  if (source ? !offered : !isListed) return undefined;
  const all = source && offered ? parseChoices(offered, source) : data;
  return all.map(({ value }) => value);
}
