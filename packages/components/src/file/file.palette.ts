import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { filePaletteWords } from './file.palette.words.ts';

export const fileEntry: PaletteEntry = {
  group: 'media',
  words: filePaletteWords,
  start: ({ label }) => ({ label, input: true, multiple: true }),
};
