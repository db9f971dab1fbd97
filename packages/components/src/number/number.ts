import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, numberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, propsSchema, type Read } from '../kit/read/lenient.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  decimalLimit: amount(),
  delimiter: flag(),
  requireDecimal: flag(),
  /** What is calculated is not rounded. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: numberRules,
};

export type NumberProps = Read<typeof shape>;

/** A number. */
export const number: ComponentSpec<NumberProps, NumberValue> = withSeveral<NumberProps, NumberValue>({
  ...numberSpec,
  type: 'number',
  valueKind: () => 'number',
  props: propsSchema(shape),
});
