import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const fileEntry: PaletteEntry = {
  name: 'File',
  group: 'Media',
  words: 'upload attachment document photo picture image',
  start: { label: 'Files', input: true, multiple: true },
};
