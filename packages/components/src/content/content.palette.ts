import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const contentEntry: PaletteEntry = {
  name: 'Content',
  group: 'Media',
  words: 'rich text heading instructions introduction paragraph',
  start: { label: 'Content', input: false, html: '<p>Write here what people should know.</p>' },
  namedBy: 'html',
};
