import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, numberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
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
  ...numberSpec,
  type: 'number',
  props: propsSchema(shape),
};
