import { type ComponentSpec, isRecord } from '@tideform/engine';
import { z } from 'zod/mini';
import { asDataType, type Choice, choiceDataType, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type Read, text } from '../kit/read/lenient.ts';
import { availableRules, brokenAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { availableValues } from './available-values.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  multiple: flag(),
  data: (raw: unknown): readonly Choice[] => choices(isRecord(raw) ? raw.values : undefined),
  dataType: choiceDataType,
  validate: availableRules,
  defaultValue: anything(),
};

const read = object(shape);

export type SelectProps = Read<typeof shape> & {
  /** Values of the choices, as far as they matter and the form itself names them. */
  readonly available?: readonly unknown[] | undefined;
  /** The form names no choices: they come from an address, a resource or code. Until such are loaded, one types. */
  readonly isTyped: boolean;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): SelectProps => {
    const settings = { ...read(raw), isTyped: isFed(raw) };
    return settings.validate.onlyAvailableItems && isRecord(raw)
      ? { ...settings, available: availableValues(raw) }
      : settings;
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
  check: (value, { available, validate }) => brokenAvailableItems(chosen(value), available, validate),
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
const foreignSources: ReadonlySet<unknown> = new Set(['url', 'resource', 'custom', 'indexeddb']);

const isFed = (raw: unknown): boolean =>
  isRecord(raw) &&
  foreignSources.has(raw.dataSrc) &&
  read(raw).data.every(({ value }) => value === '' || value === null || value === undefined);
