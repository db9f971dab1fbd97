import type { NumberValue } from '../kit/numbers/number-rules.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleNumber } from '../kit/palette/sample-number.ts';
import type { NumberProps } from './number.ts';

export const numberEntry: PaletteEntry<NumberProps, NumberValue> = {
  name: 'Number',
  group: 'Basic',
  words: 'amount quantity measure decimal integer',
  start: { label: 'Number', input: true },
  sampleAnswer: ({ validate }) => sampleNumber(validate),
};
