import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const wellEntry: PaletteEntry = {
  name: 'Well',
  group: 'Layout',
  words: 'box card frame group',
  start: { label: 'Well', input: false, components: [] },
};
