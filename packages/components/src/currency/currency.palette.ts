import type { NumberValue } from '../kit/numbers/number-rules.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleNumber } from '../kit/palette/sample-number.ts';
import type { CurrencyProps } from './currency.ts';

export const currencyEntry: PaletteEntry<CurrencyProps, NumberValue> = {
  name: 'Currency',
  group: 'Basic',
  words: 'money price cost amount',
  start: { label: 'Currency', input: true, currency: 'USD' },
  sampleAnswer: ({ validate }) => sampleNumber(validate),
};
