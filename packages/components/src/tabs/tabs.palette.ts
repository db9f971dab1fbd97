import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const tabsEntry: PaletteEntry = {
  name: 'Tabs',
  group: 'Layout',
  words: 'tab pages switch',
  start: {
    label: 'Tabs',
    input: false,
    components: [
      { label: 'Tab 1', key: 'tab1', components: [] },
      { label: 'Tab 2', key: 'tab2', components: [] },
    ],
  },
};
