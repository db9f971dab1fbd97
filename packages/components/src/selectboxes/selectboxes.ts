import { type BrokenRule, type ComponentSpec, isRecord } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, readSource, sourceData, sourceShape } from '../kit/choices/choice-source.ts';
import { choicesIn } from '../kit/choices/choices-in.ts';
import { type Choice, choiceKey, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, type Read, text } from '../kit/read/lenient.ts';
import { brokenAvailableItems, keptEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceShape,
  data: sourceData,
  values: choices,
  /** Choices side by side instead of one below the other. */
  inline: flag(),
  defaultValue: anything(),
  /** The author's own words; `{{minCount}}` and `{{maxCount}}` stand for the limits. */
  minSelectedCountMessage: text(),
  maxSelectedCountMessage: text(),
  validate: object({ minSelectedCount: amount(), maxSelectedCount: amount(), onlyAvailableItems: flag() }),
};

const read = object(shape);

export type SelectboxesProps = Read<typeof shape> & {
  /** Where the choices come from instead. */
  readonly source?: ChoiceSource | undefined;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): SelectboxesProps => ({ ...read(raw), source: readSource(raw) })),
);

/** Whether each choice is ticked, by its value: `{ a: true, b: false }`. */
export type SelectboxesValue = Readonly<Record<string, boolean>>;

/** Any number of a few choices, all in view. */
export const selectboxes: ComponentSpec<SelectboxesProps, SelectboxesValue> = {
  ...valueSpec,
  type: 'selectboxes',
  valueKind: () => 'choices',
  props,
  emptyValue: (props) => ({ ...nothingTicked(props), ...defaultTicks(props) }),
  isEmpty: (value) => tickedKeys(value).length === 0,
  choicesFrom: ({ source }) => source?.from,
  anonymousAnswer(value, props, begun) {
    const available = availableKeys(props, undefined);
    if (!available || value === '' || value === null) return value;
    if (!isRecord(value)) return undefined;
    const keys = new Set([
      ...available.map(choiceKey),
      ...begun.flatMap((one) => (isRecord(one) ? Object.keys(one) : [])),
    ]);
    return keptEntries(value, ([key]) => keys.has(key));
  },
  check: (value, settings, _, offered) => {
    const { validate, minSelectedCountMessage, maxSelectedCountMessage } = settings;
    const ticked = tickedKeys(value);
    const count = ticked.length;
    const { minSelectedCount: least, maxSelectedCount: most } = validate;
    const broken: BrokenRule[] = [];
    if (least && count < least) broken.push(limitRule('minSelectedCount', least, minSelectedCountMessage));
    if (most && count > most) broken.push(limitRule('maxSelectedCount', most, maxSelectedCountMessage));
    return [...broken, ...brokenAvailableItems(ticked, () => availableKeys(settings, offered), validate)];
  },
  normalize,
};

function availableKeys({ dataSrc, values, source }: SelectboxesProps, offered: readonly unknown[] | undefined) {
  if (source && offered) return choicesIn(offered, source).map(({ value }) => value);
  return dataSrc === '' || dataSrc === 'values' ? values.map(({ value }) => value) : undefined;
}

/** Keys of the ticked choices in the order in which they are stored, of choices that are gone too. */
export function tickedKeys(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value).filter((key) => value[key] === true) : [];
}

/** The choices in view, and ticked ones that are no choice (any more). */
export function listedChoices(values: readonly Choice[], value: unknown): readonly Choice[] {
  const known = new Set(values.map((choice) => choiceKey(choice.value)));
  const gone = tickedKeys(value).filter((key) => !known.has(key));
  return gone.length === 0 ? values : [...values, ...gone.map((key) => ({ label: key, value: key }))];
}

/** NOTE: `fromEntries` and not assignment: a choice may be named `__proto__`. */
export function nothingTicked({ values }: SelectboxesProps): SelectboxesValue {
  return Object.fromEntries(values.map((choice) => [choiceKey(choice.value), false]));
}

/** The blank choice with which form.io's builder starts is stored in defaults too. */
function defaultTicks(props: SelectboxesProps): SelectboxesValue {
  const ticks = normalize(props.defaultValue, props);
  return isRecord(ticks) ? Object.fromEntries(Object.entries(ticks).filter(([key]) => key !== '')) : {};
}

/** Lists of chosen values and words for on and off are read; nothing at all is nothing ticked. */
function normalize(value: unknown, props: SelectboxesProps): SelectboxesValue | undefined {
  if (value === null || value === '') return nothingTicked(props);
  if (Array.isArray(value)) {
    return { ...nothingTicked(props), ...Object.fromEntries(value.map((one) => [choiceKey(one), true])) };
  }
  if (!isRecord(value)) return value as undefined;
  const entries = Object.entries(value);
  if (entries.every(([, ticked]) => typeof ticked === 'boolean')) return value as SelectboxesValue;
  return Object.fromEntries(entries.map(([key, ticked]) => [key, readTick(ticked)]));
}

const readTick = flag();

function limitRule(rule: string, limit: number, message: string): BrokenRule {
  const words = message.replace(/\{\{\s*(minCount|maxCount)\s*\}\}/g, String(limit));
  return { rule, params: words === '' ? { limit } : { limit, message: words } };
}
