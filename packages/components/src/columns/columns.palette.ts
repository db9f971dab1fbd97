import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { columnsPaletteMessages } from './columns.palette.messages.ts';

export const columnsEntry: PaletteEntry = {
  group: 'layout',
  messages: columnsPaletteMessages,
  start: ({ label }) => ({
    label,
    input: false,
    columns: [
      { width: 6, components: [] },
      { width: 6, components: [] },
    ],
  }),
};
