import { type BrokenRule, type ComponentSpec, isRecord } from '@tideform/engine';
import { z } from 'zod/mini';
import {
  type ChoiceSource,
  parseChoiceSource,
  parseSourceData,
  sourceSettingsShape,
} from '../kit/choices/choice-source.ts';
import { parseChoices } from '../kit/choices/parse-choices.ts';
import { type Choice, getChoiceKey, parseChoiceList } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, optionalNumber, type ParsedShape, text } from '../kit/read/setting-parsers.ts';
import { filterEntries, validateAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceSettingsShape,
  data: parseSourceData,
  values: parseChoiceList,
  /** Whether choices are shown side by side. */
  inline: flag(),
  defaultValue: anything(),
  /** The author's validation message, in which `{{minCount}}` and `{{maxCount}}` are replaced with the limits. */
  minSelectedCountMessage: text(),
  maxSelectedCountMessage: text(),
  validate: object({
    minSelectedCount: optionalNumber(),
    maxSelectedCount: optionalNumber(),
    onlyAvailableItems: flag(),
  }),
};

const parseSettings = object(shape);

export type SelectboxesProps = ParsedShape<typeof shape> & {
  /** External source of the choices; absent: the form contains the choices. */
  readonly source?: ChoiceSource | undefined;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): SelectboxesProps => ({ ...parseSettings(raw), source: parseChoiceSource(raw) })),
);

/** Answer: maps the value of each choice to whether it is selected: `{ a: true, b: false }`. */
export type SelectboxesValue = Readonly<Record<string, boolean>>;

/** Component spec of a multiple choice that shows all choices as checkboxes. */
export const selectboxes: ComponentSpec<SelectboxesProps, SelectboxesValue> = {
  ...valueSpec,
  type: 'selectboxes',
  valueKind: () => 'choices',
  props,
  emptyValue: (props) => ({ ...createEmptySelection(props), ...getDefaultSelection(props) }),
  isEmpty: (value) => getSelectedKeys(value).length === 0,
  choicesFrom: ({ source }) => source?.from,
  anonymousAnswer(value, props, begun) {
    const available = listAvailableKeys(props, undefined);
    if (!available || value === '' || value === null) return value;
    if (!isRecord(value)) return undefined;
    const keys = new Set([
      ...available.map(getChoiceKey),
      ...begun.flatMap((one) => (isRecord(one) ? Object.keys(one) : [])),
    ]);
    return filterEntries(value, ([key]) => keys.has(key));
  },
  check: (value, settings, _, offered) => {
    const { validate, minSelectedCountMessage, maxSelectedCountMessage } = settings;
    const ticked = getSelectedKeys(value);
    const count = ticked.length;
    const { minSelectedCount: minCount, maxSelectedCount: maxCount } = validate;
    const broken: BrokenRule[] = [];
    if (minCount && count < minCount)
      broken.push(createLimitRule('minSelectedCount', minCount, minSelectedCountMessage));
    if (maxCount && count > maxCount)
      broken.push(createLimitRule('maxSelectedCount', maxCount, maxSelectedCountMessage));
    return [...broken, ...validateAvailableItems(ticked, () => listAvailableKeys(settings, offered), validate)];
  },
  normalize,
};

function listAvailableKeys({ dataSrc, values, source }: SelectboxesProps, offered: readonly unknown[] | undefined) {
  if (source && offered) return parseChoices(offered, source).map(({ value }) => value);
  return dataSrc === '' || dataSrc === 'values' ? values.map(({ value }) => value) : undefined;
}

/** Returns the values of all selected choices in stored order, including choices that the author deleted. */
export function getSelectedKeys(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value).filter((key) => value[key] === true) : [];
}

/** Returns the form's choices, followed by selected values that aren't among them (any more). */
export function addRemovedChoices(values: readonly Choice[], value: unknown): readonly Choice[] {
  const known = new Set(values.map((choice) => getChoiceKey(choice.value)));
  const removedKeys = getSelectedKeys(value).filter((key) => !known.has(key));
  return removedKeys.length === 0 ? values : [...values, ...removedKeys.map((key) => ({ label: key, value: key }))];
}

/**
 * Creates an answer in which no choice is selected.
 * NOTE: uses `fromEntries` instead of assignments, because a choice may be named `__proto__`.
 */
export function createEmptySelection({ values }: SelectboxesProps): SelectboxesValue {
  return Object.fromEntries(values.map((choice) => [getChoiceKey(choice.value), false]));
}

/** Returns the default selection, without the blank choice that form.io's builder stores in defaults. */
function getDefaultSelection(props: SelectboxesProps): SelectboxesValue {
  const ticks = normalize(props.defaultValue, props);
  return isRecord(ticks) ? Object.fromEntries(Object.entries(ticks).filter(([key]) => key !== '')) : {};
}

/** Converts lists of values and booleans in text to an answer. An empty value means that nothing is selected. */
function normalize(value: unknown, props: SelectboxesProps): SelectboxesValue | undefined {
  if (value === null || value === '') return createEmptySelection(props);
  if (Array.isArray(value)) {
    return { ...createEmptySelection(props), ...Object.fromEntries(value.map((one) => [getChoiceKey(one), true])) };
  }
  if (!isRecord(value)) return value as undefined;
  const entries = Object.entries(value);
  if (entries.every(([, ticked]) => typeof ticked === 'boolean')) return value as SelectboxesValue;
  return Object.fromEntries(entries.map(([key, ticked]) => [key, parseBoolean(ticked)]));
}

const parseBoolean = flag();

function createLimitRule(rule: string, limit: number, message: string): BrokenRule {
  const words = message.replace(/\{\{\s*(minCount|maxCount)\s*\}\}/g, String(limit));
  return { rule, params: words === '' ? { limit } : { limit, message: words } };
}
