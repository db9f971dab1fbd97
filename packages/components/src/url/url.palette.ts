import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { urlPaletteMessages } from './url.palette.messages.ts';
import type { UrlProps } from './url.ts';

export const urlEntry: PaletteEntry<UrlProps, string> = {
  group: 'basic',
  messages: urlPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 'https://example.com/tide',
};
