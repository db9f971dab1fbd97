import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = { ...fieldShape, defaultValue: anything() };

export type HiddenProps = ParsedShape<typeof shape>;

/** Value of any shape from a default, a calculation or a prefilled link. */
export type HiddenValue = unknown;

/** Component spec of a hidden value, which is stored with the answers and never shown to the respondent. */
export const hidden: ComponentSpec<HiddenProps, HiddenValue> = {
  ...valueSpec,
  type: 'hidden',
  valueKind: () => 'anything',
  isUnseen: true,
  props: propsSchema(shape),
  emptyValue: (props) => props.defaultValue ?? undefined,
  isEmpty: (value) => value == null || value === '',
  normalize: (value) => value,
};
