import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleText } from '../kit/palette/sample-text.ts';
import { passwordPaletteWords } from './password.palette.words.ts';
import type { PasswordProps } from './password.ts';

export const passwordEntry: PaletteEntry<PasswordProps, string> = {
  group: 'basic',
  words: passwordPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ validate }) => sampleText(validate),
};
