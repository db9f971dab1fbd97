import type { ComponentSpec } from '@tideform/engine';
import {
  brokenNumberRules,
  isNoNumber,
  type NumberValue,
  normalizeNumber,
  numberRules,
} from '../kit/numbers/number-rules.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, propsSchema, type Read } from '../kit/read/lenient.ts';

const shape = {
  ...typedShape,
  decimalLimit: amount(),
  delimiter: flag(),
  requireDecimal: flag(),
  defaultValue: anything(),
  validate: numberRules,
};

export type NumberProps = Read<typeof shape>;

/** A number. */
export const number: ComponentSpec<NumberProps, NumberValue> = {
  type: 'number',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: (props) => normalizeNumber(props.defaultValue),
  isEmpty: isNoNumber,
  check: (value, { validate }) => brokenNumberRules(value, validate),
  normalize: normalizeNumber,
  children: () => [],
  logicValue: (value) => value,
};
