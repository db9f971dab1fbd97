import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { firstChoices, sampleChoice } from '../kit/palette/sample-choice.ts';
import { radioPaletteWords } from './radio.palette.words.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const radioEntry: PaletteEntry<RadioProps, RadioValue> = {
  group: 'choice',
  words: radioPaletteWords,
  start: ({ label }, { option }) => ({ label, input: true, values: firstChoices(option) }),
  sampleAnswer: ({ values, dataType }) => sampleChoice(values, dataType),
};
