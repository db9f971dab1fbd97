import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { emailPaletteMessages } from './email.palette.messages.ts';
import type { EmailProps } from './email.ts';

export const emailEntry: PaletteEntry<EmailProps, string> = {
  group: 'basic',
  messages: emailPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => 'ada@example.com',
};
