import { CannotStart } from '../cannot-start.ts';
import type { RecaptchaOptions } from '../external-services/recaptcha.ts';
import type { PageOrigins } from '../http/page-policies.ts';
import type { Environment } from '../settings/settings.ts';

const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/**
 * Reads the configured reCAPTCHA account. Without one, browsers compute a proof of work.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readCaptchaConfig(environment: Environment): RecaptchaOptions | undefined {
  const {
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_VERIFY_URL: verifyUrl = RECAPTCHA_VERIFY_URL,
  } = environment;
  if (!siteKey && !secret) return undefined;
  if (!siteKey || !secret) throw new CannotStart('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both');
  if (!URL.canParse(verifyUrl)) throw new CannotStart(`RECAPTCHA_VERIFY_URL must be an address, not "${verifyUrl}"`);
  return { siteKey, secret, verifyUrl };
}

/** Origins of reCAPTCHA's script and frame, for the page of anonymous respondents. */
export const captchaOrigins: PageOrigins = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
};
