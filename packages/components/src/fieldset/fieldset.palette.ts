import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { fieldsetPaletteMessages } from './fieldset.palette.messages.ts';

export const fieldsetEntry: PaletteEntry = {
  group: 'layout',
  messages: fieldsetPaletteMessages,
  start: ({ label }) => ({ label, legend: label, input: false, components: [] }),
  titleSetting: 'legend',
};
