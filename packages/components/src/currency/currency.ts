import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, numberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

/**
 * Parses a currency code of three letters in any case (form files contain "nok"); anything else becomes form.io's
 * default.
 */
const currencyCode: Reader<string> = (raw) => {
  const code = text()(raw).trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : 'USD';
};

/** Parses the decimal places: two by default, limited to what Intl supports. */
const decimalPlaces: Reader<number> = (raw) => Math.min(20, Math.max(0, Math.trunc(amount()(raw) ?? 2)));

const shape = {
  ...typedShape,
  /** Whether the answer is a list. */
  multiple: flag(),
  currency: currencyCode,
  decimalLimit: decimalPlaces,
  /** Whether to show thousands separators. */
  delimiter: flag(true),
  /** Whether calculated values aren't rounded. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: numberRules,
};

export type CurrencyProps = Read<typeof shape>;

/** Spec of an amount in the form's currency. */
export const currency: ComponentSpec<CurrencyProps, NumberValue> = withMultiple<CurrencyProps, NumberValue>({
  ...numberSpec,
  type: 'currency',
  valueKind: () => 'amount',
  props: propsSchema(shape),
});
