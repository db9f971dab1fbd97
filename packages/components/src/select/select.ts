import { type ComponentSpec, isRecord, parseJson } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, readSource, sourceShape } from '../kit/choices/choice-source.ts';
import { choicesIn, itemLabels, itemsIn } from '../kit/choices/choices-in.ts';
import { asDataType, type Choice, choiceDataType, choiceKey, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type Read, text } from '../kit/read/lenient.ts';
import { availableRules, brokenAvailableItems, offeredValue } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceShape,
  placeholder: text(),
  multiple: flag(),
  dataType: choiceDataType,
  validate: availableRules,
  defaultValue: anything(),
};

const read = object(shape);

export type SelectProps = Read<typeof shape> & {
  /** The choices that the form itself names. */
  readonly data: readonly Choice[];
  /** It has a list of them, be it empty. */
  readonly isListed: boolean;
  /** Where they come from instead. */
  readonly source?: ChoiceSource | undefined;
  /** They come from where nobody can load them from. One types. */
  readonly isTyped: boolean;
  /** Words of an answer that is no choice of the form's. */
  readonly labelOf: (value: unknown) => string;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): SelectProps => {
    const named = namedIn(raw);
    const data = named ?? [];
    const source = data.length > 0 ? undefined : readSource(raw);
    const isTyped = data.length === 0 && !source && isRecord(raw) && foreign.has(raw.dataSrc);
    return { ...read(raw), data, isListed: named !== undefined, source, isTyped, labelOf: labelsOf(raw) };
  }),
);

/** The value of the chosen choice, or with `multiple` the list of them. */
export type SelectValue = unknown;

/** One or several of a list of choices. */
export const select: ComponentSpec<SelectProps, SelectValue> = {
  ...valueSpec,
  type: 'select',
  valueKind: ({ multiple }) => (multiple ? 'choices' : 'choice'),
  props,
  emptyValue: (props) => normalize(props.defaultValue, props) ?? (props.multiple ? [] : ''),
  isEmpty: (value) => chosen(value).length === 0,
  check: (value, props, _, offered) =>
    brokenAvailableItems(chosen(value), () => availableIn(props, offered), props.validate),
  anonymousAnswer(value, props, begun) {
    const available = availableIn(props, undefined);
    const before = begun.flat();
    if (!Array.isArray(value)) return offeredValue(value, available, before);
    const offered = value.filter((one) => offeredValue(one, available, before) !== undefined);
    return offered.length === value.length ? value : offered;
  },
  choicesFrom: ({ source }) => source?.from,
  normalize,
};

function normalize(value: unknown, props: SelectProps): SelectValue {
  if (!props.multiple) return asDataType(value, props.dataType);
  if (value === undefined) return undefined;
  return chosen(value).map((one) => asDataType(one, props.dataType));
}

/** The chosen values, whether one or many are allowed. */
export function chosen(value: SelectValue): readonly unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one != null && one !== '' && !isEmptyObject(one));
}

/** form.io stores `{}` for a select of objects that nobody answered. */
function isEmptyObject(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Sources that are outside of the form. */
const foreign: ReadonlySet<unknown> = new Set(['url', 'resource', 'custom', 'indexeddb']);

/** The choices in a form file: a list of its own, or JSON that is read as what comes from elsewhere. */
function namedIn(raw: unknown): readonly Choice[] | undefined {
  const { dataSrc, data, valueProperty, selectValues, template } = isRecord(raw) ? raw : {};
  const { values, json } = isRecord(data) ? data : {};
  // What was listed before another place was chosen is no choice.
  if (dataSrc === 'dataSource') return undefined;
  if (dataSrc !== 'json') return Array.isArray(values) ? choices(values) : undefined;
  const items = itemsIn(typeof json === 'string' ? parseJson(json) : json, text()(selectValues));
  return items && choicesIn(items, { valueProperty: text()(valueProperty), template: text()(template) });
}

function labelsOf(raw: unknown): (value: unknown) => string {
  let named: ((item: unknown) => string) | undefined;
  return (value) => {
    named ??= itemLabels(text()(isRecord(raw) ? raw.template : ''));
    return (isRecord(value) && named(value)) || choiceKey(value);
  };
}

/** Values of the choices, as far as they are known. */
function availableIn({ data, isListed, source }: SelectProps, offered: readonly unknown[] | undefined) {
  if (source ? !offered : !isListed) return undefined;
  const all = source && offered ? choicesIn(offered, source) : data;
  return all.map(({ value }) => value);
}
