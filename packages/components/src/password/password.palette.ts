import { createSampleText } from '../kit/palette/create-sample-text.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { passwordPaletteMessages } from './password.palette.messages.ts';
import type { PasswordProps } from './password.ts';

export const passwordEntry: PaletteEntry<PasswordProps, string> = {
  group: 'basic',
  messages: passwordPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ validate }) => createSampleText(validate),
};
