import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, numberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, propsSchema, type Read } from '../kit/read/lenient.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const shape = {
  ...typedShape,
  /** Whether the field accepts several numbers; the answer is then a list. */
  multiple: flag(),
  decimalLimit: amount(),
  delimiter: flag(),
  requireDecimal: flag(),
  /** Whether calculated values are stored without rounding. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: numberRules,
};

export type NumberProps = Read<typeof shape>;

/** Component spec of a number. */
export const number: ComponentSpec<NumberProps, NumberValue> = withMultiple<NumberProps, NumberValue>({
  ...numberSpec,
  type: 'number',
  valueKind: () => 'number',
  props: propsSchema(shape),
});
