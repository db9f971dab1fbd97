import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createInitialChoices, getSampleChoice } from '../kit/palette/sample-choice.ts';
import { radioPaletteMessages } from './radio.palette.messages.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const radioEntry: PaletteEntry<RadioProps, RadioValue> = {
  group: 'choice',
  messages: radioPaletteMessages,
  start: ({ label }, { option }) => ({ label, input: true, values: createInitialChoices(option) }),
  sampleAnswer: ({ values, dataType }) => getSampleChoice(values, dataType),
};
