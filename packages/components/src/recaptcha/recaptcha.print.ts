import type { PrintAnswer } from '@tideform/engine';
import type { RecaptchaProps, RecaptchaValue } from './recaptcha.ts';

/** Prints nothing. */
export const printRecaptcha: PrintAnswer<RecaptchaProps, RecaptchaValue> = () => [];
