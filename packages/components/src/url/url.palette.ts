import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { urlPaletteWords } from './url.palette.words.ts';
import type { UrlProps } from './url.ts';

export const urlEntry: PaletteEntry<UrlProps, string> = {
  group: 'basic',
  words: urlPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 'https://example.com/tide',
};
