import { CannotStart } from '../cannot-start.ts';
import type { PageNeeds } from '../http/page-policies.ts';
import type { RecaptchaAccount } from '../outside/recaptcha.ts';
import type { Environment } from '../settings/settings.ts';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/**
 * Reads the operator's reCAPTCHA. None: browsers prove a person by work, and nobody outside is asked.
 * @throws with the variable's name, when a value cannot be used
 */
export function readCaptchaConfig(environment: Environment): RecaptchaAccount | undefined {
  const {
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_VERIFY_URL: verifyUrl = GOOGLE,
  } = environment;
  if (!siteKey && !secret) return undefined;
  if (!siteKey || !secret) throw new CannotStart('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both');
  if (!URL.canParse(verifyUrl)) throw new CannotStart(`RECAPTCHA_VERIFY_URL must be an address, not "${verifyUrl}"`);
  return { siteKey, secret, verifyUrl };
}

/** What the page of strangers asks for where it shows reCAPTCHA: its script, and its frame. */
export const captchaNeeds: PageNeeds = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
};
