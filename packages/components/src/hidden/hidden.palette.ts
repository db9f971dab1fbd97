import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { hiddenPaletteWords } from './hidden.palette.words.ts';

export const hiddenEntry: PaletteEntry = {
  group: 'data',
  words: hiddenPaletteWords,
  start: ({ label }) => ({ label, input: true }),
};
