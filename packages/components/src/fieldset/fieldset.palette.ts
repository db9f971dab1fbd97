import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { fieldsetPaletteWords } from './fieldset.palette.words.ts';

export const fieldsetEntry: PaletteEntry = {
  group: 'layout',
  words: fieldsetPaletteWords,
  start: ({ label }) => ({ label, legend: label, input: false, components: [] }),
  namedBy: 'legend',
};
