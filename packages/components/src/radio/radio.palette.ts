import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createChoices, sampleChoice } from '../kit/palette/sample-choice.ts';
import { radioPaletteMessages } from './radio.palette.messages.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const radioEntry: PaletteEntry<RadioProps, RadioValue> = {
  group: 'choice',
  messages: radioPaletteMessages,
  start: ({ label }, { option }) => ({ label, input: true, values: createChoices(option) }),
  sampleAnswer: ({ values, dataType }) => sampleChoice(values, dataType),
};
