import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { signaturePaletteMessages } from './signature.palette.messages.ts';
import type { SignatureProps } from './signature.ts';

export const signatureEntry: PaletteEntry<SignatureProps, string> = {
  group: 'media',
  messages: signaturePaletteMessages,
  start: ({ label }) => ({ label, input: true }),
};
