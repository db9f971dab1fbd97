import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { containerPaletteWords } from './container.palette.words.ts';

export const containerEntry: PaletteEntry = {
  group: 'data',
  words: containerPaletteWords,
  start: ({ label }) => ({ label, input: true, components: [] }),
};
