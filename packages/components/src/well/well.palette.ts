import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { wellPaletteWords } from './well.palette.words.ts';

export const wellEntry: PaletteEntry = {
  group: 'layout',
  words: wellPaletteWords,
  start: ({ label }) => ({ label, input: false, components: [] }),
};
