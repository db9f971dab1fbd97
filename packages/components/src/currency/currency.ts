import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, numberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

/** Three letters in any case (form files hold "nok"); anything else is form.io's default. */
const currencyCode: Reader<string> = (raw) => {
  const code = text()(raw).trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : 'USD';
};

/** Two where the author says nothing, and never more than Intl can show. */
const decimalPlaces: Reader<number> = (raw) => Math.min(20, Math.max(0, Math.trunc(amount()(raw) ?? 2)));

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  currency: currencyCode,
  decimalLimit: decimalPlaces,
  /** Thousands are separated. */
  delimiter: flag(true),
  /** What is calculated is not rounded. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: numberRules,
};

export type CurrencyProps = Read<typeof shape>;

/** An amount of money in the currency of the form. */
export const currency: ComponentSpec<CurrencyProps, NumberValue> = withSeveral<CurrencyProps, NumberValue>({
  ...numberSpec,
  type: 'currency',
  valueKind: () => 'amount',
  props: propsSchema(shape),
});
