import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { columnsPaletteWords } from './columns.palette.words.ts';

export const columnsEntry: PaletteEntry = {
  group: 'layout',
  words: columnsPaletteWords,
  start: ({ label }) => ({
    label,
    input: false,
    columns: [
      { width: 6, components: [] },
      { width: 6, components: [] },
    ],
  }),
};
