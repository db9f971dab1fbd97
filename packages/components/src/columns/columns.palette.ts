import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const columnsEntry: PaletteEntry = {
  name: 'Columns',
  group: 'Layout',
  words: 'side by side grid two row',
  start: {
    label: 'Columns',
    input: false,
    columns: [
      { width: 6, components: [] },
      { width: 6, components: [] },
    ],
  },
};
