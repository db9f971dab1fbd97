import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { panelPaletteWords } from './panel.palette.words.ts';

export const panelEntry: PaletteEntry = {
  group: 'layout',
  words: panelPaletteWords,
  start: ({ label }) => ({ label, title: label, input: false, components: [] }),
  namedBy: 'title',
};
