import type { NumberValue } from '../kit/numbers/number-rules.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { getCurrency, getRegion } from '../kit/palette/region-defaults.ts';
import { sampleNumber } from '../kit/palette/sample-number.ts';
import { currencyPaletteMessages } from './currency.palette.messages.ts';
import type { CurrencyProps } from './currency.ts';

export const currencyEntry: PaletteEntry<CurrencyProps, NumberValue> = {
  group: 'basic',
  messages: currencyPaletteMessages,
  start: ({ label }) => ({ label, input: true, currency: getCurrency(getRegion()) }),
  sampleAnswer: ({ validate }) => sampleNumber(validate),
};
