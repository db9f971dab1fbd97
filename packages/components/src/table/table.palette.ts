import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tablePaletteMessages } from './table.palette.messages.ts';

const row = () => Array.from({ length: 3 }, () => ({ components: [] }));

export const tableEntry: PaletteEntry = {
  group: 'layout',
  messages: tablePaletteMessages,
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
