import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import type { EmailProps } from './email.ts';

export const emailEntry: PaletteEntry<EmailProps, string> = {
  name: 'Email',
  group: 'Basic',
  words: 'mail address',
  start: { label: 'Email', input: true },
  sampleAnswer: () => 'ada@example.com',
};
