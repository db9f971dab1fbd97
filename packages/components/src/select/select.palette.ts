import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createInitialChoices, getSampleChoice } from '../kit/palette/sample-choice.ts';
import { selectPaletteMessages } from './select.palette.messages.ts';
import type { SelectProps, SelectValue } from './select.ts';

export const selectEntry: PaletteEntry<SelectProps, SelectValue> = {
  group: 'choice',
  messages: selectPaletteMessages,
  start: ({ label }, { option }) => ({
    label,
    input: true,
    dataSrc: 'values',
    data: { values: createInitialChoices(option) },
  }),
  sampleAnswer: ({ data, dataType }) => getSampleChoice(data, dataType),
};
