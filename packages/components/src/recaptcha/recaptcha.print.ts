import type { PrintAnswer } from '@tideform/engine';
import type { RecaptchaProps, RecaptchaValue } from './recaptcha.ts';

/** Paper knows of no programs. */
export const printRecaptcha: PrintAnswer<RecaptchaProps, RecaptchaValue> = () => [];
