import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tablePaletteMessages } from './table.palette.messages.ts';

const createEmptyRow = () => Array.from({ length: 3 }, () => ({ components: [] }));

export const tableEntry: PaletteEntry = {
  group: 'layout',
  messages: tablePaletteMessages,
  start: ({ label }) => ({
    label,
    input: false,
    numRows: 3,
    numCols: 3,
    rows: [createEmptyRow(), createEmptyRow(), createEmptyRow()],
    header: [],
    caption: '',
    cellAlignment: 'left',
  }),
};
