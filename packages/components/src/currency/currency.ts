import type { ComponentSpec } from '@tideform/engine';
import { type NumberValue, parseNumberRules } from '../kit/numbers/number-rules.ts';
import { numberSpec } from '../kit/numbers/number-spec.ts';
import { textInputShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  optionalNumber,
  type ParsedShape,
  propsSchema,
  type SettingParser,
  text,
} from '../kit/read/setting-parsers.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

/**
 * Parses a currency code of three letters, in upper or lower case (form files contain "nok"). Invalid codes become
 * form.io's default, USD.
 */
const currencyCode: SettingParser<string> = (raw) => {
  const code = text()(raw).trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : 'USD';
};

/** Parses the number of decimal places: 2 by default, limited to the range that Intl supports. */
const decimalPlaces: SettingParser<number> = (raw) => Math.min(20, Math.max(0, Math.trunc(optionalNumber()(raw) ?? 2)));

const shape = {
  ...textInputShape,
  /** Whether the field accepts several amounts; the answer is then a list. */
  multiple: flag(),
  currency: currencyCode,
  decimalLimit: decimalPlaces,
  /** Whether to show thousands separators. */
  delimiter: flag(true),
  /** Whether calculated values are stored without rounding. */
  noRounding: flag(),
  defaultValue: anything(),
  validate: parseNumberRules,
};

export type CurrencyProps = ParsedShape<typeof shape>;

/** Component spec of an amount in a currency that the author chose. */
export const currency: ComponentSpec<CurrencyProps, NumberValue> = withMultiple<CurrencyProps, NumberValue>({
  ...numberSpec,
  type: 'currency',
  valueKind: () => 'amount',
  props: propsSchema(shape),
});
