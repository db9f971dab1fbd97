import { formatAsText, type PrintAnswer } from '@tideform/engine';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { printMultiple } from '../kit/print-multiple.ts';
import type { CurrencyProps } from './currency.ts';
import { formatCurrency } from './currency-text.ts';

export const printCurrency = (locale: string): PrintAnswer<CurrencyProps, NumberValue> =>
  printMultiple(({ props, value, label }) => {
    const { currency, decimalLimit, prefix, suffix } = props;
    const formatted =
      typeof value === 'number' ? formatCurrency(value, currency, decimalLimit, locale) : formatAsText(value);
    return [{ kind: 'pair', label, value: formatted && [prefix, formatted, suffix].filter(Boolean).join(' ') }];
  }, locale);
