import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { pageBreakPaletteWords } from './pageBreak.palette.words.ts';

export const pageBreakEntry: PaletteEntry = {
  group: 'layout',
  words: pageBreakPaletteWords,
  start: ({ label }) => ({ label, input: false }),
};
