import type { ComponentSpec } from '@tideform/engine';
import { asDataType, type Choice, choiceDataType, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, isRecord, propsSchema, type Read, text } from '../kit/read/lenient.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  multiple: flag(),
  data: (raw: unknown): readonly Choice[] => choices(isRecord(raw) ? raw.values : undefined),
  dataType: choiceDataType,
  defaultValue: anything(),
};

export type SelectProps = Read<typeof shape>;

/** The value of the chosen choice, or with `multiple` the list of them. */
export type SelectValue = unknown;

/** One or several of a list of choices. */
export const select: ComponentSpec<SelectProps, SelectValue> = {
  type: 'select',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue, props) ?? (props.multiple ? [] : ''),
  isEmpty: (value) => chosen(value).length === 0,
  check: () => [],
  normalize,
  children: () => [],
  logicValue: (value) => value,
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
