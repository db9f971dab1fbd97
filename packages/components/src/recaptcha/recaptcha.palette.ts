import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { recaptchaPaletteWords } from './recaptcha.palette.words.ts';
import type { RecaptchaProps, RecaptchaValue } from './recaptcha.ts';

export const recaptchaEntry: PaletteEntry<RecaptchaProps, RecaptchaValue> = {
  group: 'data',
  words: recaptchaPaletteWords,
  start: ({ label }) => ({ label, input: true, validate: { required: true } }),
};
