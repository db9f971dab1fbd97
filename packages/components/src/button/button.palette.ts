import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { buttonPaletteWords } from './button.palette.words.ts';

export const buttonEntry: PaletteEntry = {
  group: 'basic',
  words: buttonPaletteWords,
  start: ({ label }) => ({ label, input: true, action: 'submit', theme: 'primary', disableOnInvalid: true }),
};
