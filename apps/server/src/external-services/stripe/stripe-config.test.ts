import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

const account = { STRIPE_SECRET_KEY: 'sk_test_4eC39', STRIPE_WEBHOOK_SECRET: 'whsec_5Fd02' };
const getConfigError = (more: Record<string, string>): string => {
  try {
    readConfig(more);
    return 'started';
  } catch (error) {
    return String((error as Error).message);
  }
};

it('uses Stripe if both keys are set', () => {
  expect(readConfig({}).stripe).toBeUndefined();
  expect(readConfig(account).stripe).toMatchObject({ trialDays: 14, apiUrl: undefined });
  expect(readConfig({ ...account, STRIPE_TRIAL_DAYS: '30' }).stripe?.trialDays).toBe(30);
});

it.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_4eC39' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...account, STRIPE_SECRET_KEY: 'pk_test_4eC39' }, 'STRIPE_SECRET_KEY'],
  [{ ...account, STRIPE_WEBHOOK_SECRET: 'sk_5Fd02' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...account, STRIPE_TRIAL_DAYS: '0' }, 'STRIPE_TRIAL_DAYS'],
  [{ ...account, STRIPE_API_URL: 'https://stripe.evil.example' }, 'STRIPE_API_URL'],
  [{ ...account, STRIPE_API_URL: 'http://stripe.evil.example' }, 'STRIPE_API_URL'],
])('does not start with %o, and does not reveal keys in the error', (environment, name) => {
  expect(getConfigError(environment)).toContain(name);
  expect(getConfigError(environment)).not.toMatch(/4eC39|5Fd02/);
});
