import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createAppOptions } from '../create-app-options.ts';
import { getPagePolicy } from '../http/security-headers.ts';

const readConfigWith = (more: Record<string, string>) => readConfig({ ...more });
const getPolicy = (path: string, more: Record<string, string>) =>
  getPagePolicy(path, createAppOptions(readConfigWith(more), 'http://localhost:8080').securityHeaders);
const recaptchaSettings = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };

it('allows the captcha provider’s script only on the page for anonymous respondents', () => {
  expect(getPolicy('/public.html', recaptchaSettings)).toContain('https://www.google.com/recaptcha/');
  expect(getPolicy('/index.html', recaptchaSettings)).not.toContain('google');
  expect(getPolicy('/public.html', {})).not.toContain('google');
});

it('does not start with an incomplete captcha account', () => {
  expect(() => readConfigWith({ RECAPTCHA_SITE_KEY: 'site' })).toThrow('RECAPTCHA_SECRET');
  expect(() => readConfigWith({ ...recaptchaSettings, RECAPTCHA_VERIFY_URL: 'nowhere' })).toThrow(
    'RECAPTCHA_VERIFY_URL',
  );
});
