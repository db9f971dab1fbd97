import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { createSampleNumber } from '../kit/palette/create-sample-number.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { getLocaleRegion, getRegionCurrency } from '../kit/palette/region-defaults.ts';
import { currencyPaletteMessages } from './currency.palette.messages.ts';
import type { CurrencyProps } from './currency.ts';

export const currencyEntry: PaletteEntry<CurrencyProps, NumberValue> = {
  group: 'basic',
  messages: currencyPaletteMessages,
  start: ({ label }) => ({ label, input: true, currency: getRegionCurrency(getLocaleRegion()) }),
  sampleAnswer: ({ validate }) => createSampleNumber(validate),
};
