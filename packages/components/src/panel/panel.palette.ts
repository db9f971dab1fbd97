import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const panelEntry: PaletteEntry = {
  name: 'Panel',
  group: 'Layout',
  words: 'section box group page title',
  start: { label: 'Panel', title: 'Panel', input: false, components: [] },
  namedBy: 'title',
};
