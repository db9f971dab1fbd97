import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, parseNumberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, flag, optionalNumber, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const shape = {
  ...textInputShape,
  /** Whether the field accepts several numbers; the answer is then a list. */
  multiple: flag(),
  decimalLimit: optionalNumber(),
  delimiter: flag(),
  requireDecimal: flag(),
  /** Whether calculated values are stored without rounding. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: parseNumberRules,
};

export type NumberProps = ParsedShape<typeof shape>;

/** Component spec of a number. */
export const number: ComponentSpec<NumberProps, NumberValue> = withMultiple<NumberProps, NumberValue>({
  ...numberSpec,
  type: 'number',
  valueKind: () => 'number',
  props: propsSchema(shape),
});
