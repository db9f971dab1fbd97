import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import type { UrlProps } from './url.ts';

export const urlEntry: PaletteEntry<UrlProps, string> = {
  name: 'Web link',
  group: 'Basic',
  words: 'url web address website homepage internet page',
  start: { label: 'Web link', input: true },
  sampleAnswer: () => 'https://example.com/tide',
};
