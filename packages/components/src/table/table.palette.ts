import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tablePaletteWords } from './table.palette.words.ts';

const row = () => Array.from({ length: 3 }, () => ({ components: [] }));

export const tableEntry: PaletteEntry = {
  group: 'layout',
  words: tablePaletteWords,
  start: ({ label }) => ({
    label,
    input: false,
    numRows: 3,
    numCols: 3,
    rows: [row(), row(), row()],
    header: [],
    caption: '',
    cellAlignment: 'left',
  }),
};
