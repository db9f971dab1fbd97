import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { firstChoices, sampleChoice } from '../kit/palette/sample-choice.ts';
import type { SelectProps, SelectValue } from './select.ts';

export const selectEntry: PaletteEntry<SelectProps, SelectValue> = {
  name: 'Dropdown',
  group: 'Choice',
  words: 'select list pick combobox option',
  start: { label: 'Dropdown', input: true, dataSrc: 'values', data: { values: firstChoices } },
  sampleAnswer: ({ data, dataType }) => sampleChoice(data, dataType),
};
