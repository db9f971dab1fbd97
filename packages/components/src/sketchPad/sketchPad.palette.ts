import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sketchPadPaletteWords } from './sketchPad.palette.words.ts';

export const sketchPadEntry: PaletteEntry = {
  group: 'media',
  words: sketchPadPaletteWords,
  start: ({ label }) => ({ label, input: true }),
};
