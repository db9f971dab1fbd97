import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const htmlelementEntry: PaletteEntry = {
  name: 'HTML',
  group: 'Media',
  words: 'html element markup tag',
  start: { label: 'HTML', input: false, tag: 'p', content: 'Text' },
  namedBy: 'content',
};
