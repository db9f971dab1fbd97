import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const containerEntry: PaletteEntry = {
  name: 'Container',
  group: 'Data',
  words: 'group object nested data',
  start: { label: 'Container', input: true, components: [] },
};
