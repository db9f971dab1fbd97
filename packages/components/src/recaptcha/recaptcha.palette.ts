import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { recaptchaPaletteMessages } from './recaptcha.palette.messages.ts';
import type { RecaptchaProps, RecaptchaValue } from './recaptcha.ts';

export const recaptchaEntry: PaletteEntry<RecaptchaProps, RecaptchaValue> = {
  group: 'data',
  messages: recaptchaPaletteMessages,
  start: ({ label }) => ({ label, input: true, validate: { required: true } }),
};
