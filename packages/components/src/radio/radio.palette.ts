import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { firstChoices, sampleChoice } from '../kit/palette/sample-choice.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const radioEntry: PaletteEntry<RadioProps, RadioValue> = {
  name: 'Choice',
  group: 'Choice',
  words: 'radio single one of yes no option',
  start: { label: 'Choice', input: true, values: firstChoices },
  sampleAnswer: ({ values, dataType }) => sampleChoice(values, dataType),
};
