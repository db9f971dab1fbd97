import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { signaturePaletteWords } from './signature.palette.words.ts';
import type { SignatureProps } from './signature.ts';

export const signatureEntry: PaletteEntry<SignatureProps, string> = {
  group: 'media',
  words: signaturePaletteWords,
  start: ({ label }) => ({ label, input: true }),
};
