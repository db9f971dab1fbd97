import { expect, it } from 'vitest';
import { appOptions } from '../app-options.ts';
import { readConfig } from '../config.ts';
import { getPagePolicy } from '../http/security-headers.ts';

const read = (more: Record<string, string>) => readConfig({ ...more });
const policy = (path: string, more: Record<string, string>) =>
  getPagePolicy(path, appOptions(read(more), 'http://localhost:8080').securityHeaders);
const account = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };

it('allows the captcha provider’s script only on the page for anonymous respondents', () => {
  expect(policy('/public.html', account)).toContain('https://www.google.com/recaptcha/');
  expect(policy('/index.html', account)).not.toContain('google');
  expect(policy('/public.html', {})).not.toContain('google');
});

it('does not start with an incomplete captcha account', () => {
  expect(() => read({ RECAPTCHA_SITE_KEY: 'site' })).toThrow('RECAPTCHA_SECRET');
  expect(() => read({ ...account, RECAPTCHA_VERIFY_URL: 'nowhere' })).toThrow('RECAPTCHA_VERIFY_URL');
});
