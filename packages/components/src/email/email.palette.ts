import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { emailPaletteWords } from './email.palette.words.ts';
import type { EmailProps } from './email.ts';

export const emailEntry: PaletteEntry<EmailProps, string> = {
  group: 'basic',
  words: emailPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 'ada@example.com',
};
