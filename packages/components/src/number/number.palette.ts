import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { createSampleNumber } from '../kit/palette/create-sample-number.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { numberPaletteMessages } from './number.palette.messages.ts';
import type { NumberProps } from './number.ts';

export const numberEntry: PaletteEntry<NumberProps, NumberValue> = {
  group: 'basic',
  messages: numberPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ validate }) => createSampleNumber(validate),
};
