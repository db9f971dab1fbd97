import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { htmlelementPaletteWords } from './htmlelement.palette.words.ts';

export const htmlelementEntry: PaletteEntry<never, never, WordsOf<typeof htmlelementPaletteWords>> = {
  group: 'media',
  words: htmlelementPaletteWords,
  start: ({ content, label }) => ({ label, input: false, tag: 'p', content }),
  namedBy: 'content',
};
