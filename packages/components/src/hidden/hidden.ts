import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, propsSchema, type Read } from '../kit/read/lenient.ts';

const shape = { ...fieldShape, defaultValue: anything() };

export type HiddenProps = Read<typeof shape>;

/** Whatever a default, a calculation or a prefilled link put there. */
export type HiddenValue = unknown;

/** A value that goes with the answers and is never shown to the person who answers. */
export const hidden: ComponentSpec<HiddenProps, HiddenValue> = {
  type: 'hidden',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: (props) => props.defaultValue ?? undefined,
  isEmpty: (value) => value == null || value === '',
  check: () => [],
  normalize: (value) => value,
  children: () => [],
  logicValue: (value) => value,
};
