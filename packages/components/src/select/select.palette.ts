import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { firstChoices, sampleChoice } from '../kit/palette/sample-choice.ts';
import { selectPaletteWords } from './select.palette.words.ts';
import type { SelectProps, SelectValue } from './select.ts';

export const selectEntry: PaletteEntry<SelectProps, SelectValue> = {
  group: 'choice',
  words: selectPaletteWords,
  start: ({ label }, { option }) => ({ label, input: true, dataSrc: 'values', data: { values: firstChoices(option) } }),
  sampleAnswer: ({ data, dataType }) => sampleChoice(data, dataType),
};
