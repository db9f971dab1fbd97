import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const hiddenEntry: PaletteEntry = {
  name: 'Hidden',
  group: 'Data',
  words: 'hidden value invisible secret',
  start: { label: 'Hidden', input: true },
};
