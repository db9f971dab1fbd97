import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { contentPaletteWords } from './content.palette.words.ts';

export const contentEntry: PaletteEntry<never, never, WordsOf<typeof contentPaletteWords>> = {
  group: 'media',
  words: contentPaletteWords,
  start: ({ label, text }) => ({ label, input: false, html: `<p>${text}</p>` }),
  namedBy: 'html',
};
