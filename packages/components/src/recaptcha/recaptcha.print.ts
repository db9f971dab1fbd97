import type { PrintAnswer } from '@tideform/engine';
import type { RecaptchaProps, RecaptchaValue } from './recaptcha.ts';

/** Prints nothing, because a captcha has no use on paper. */
export const printRecaptcha: PrintAnswer<RecaptchaProps, RecaptchaValue> = () => [];
