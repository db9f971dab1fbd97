import { CannotStart } from '../../cannot-start.ts';
import type { Environment } from '../../settings/settings.ts';

/** Operator's Stripe account. */
export interface StripeAccount {
  /** Secret API key. Never log it. */
  readonly secretKey: string;
  /** Secret for verifying the signatures of events. Never log it. */
  readonly webhookSecret: string;
  /** Length of a free trial in days. */
  readonly trialDays: number;
  /** URL of a simulated Stripe API, for tests. */
  readonly apiUrl: URL | undefined;
}

const DEFAULT_TRIAL_DAYS = 14;
/** Maximum length of a trial that Stripe allows, in days. */
const MAX_TRIAL_DAYS = 730;

/**
 * Reads the configured Stripe account. Without an account, subscriptions can't be bought through Stripe.
 * @throws CannotStart with the variable's name for an invalid value; the message never contains a key
 */
export function readStripeConfig(environment: Environment): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new CannotStart('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both');
  if (!/^[sr]k_/.test(secretKey))
    throw new CannotStart('STRIPE_SECRET_KEY must be a secret or a restricted key: it begins with sk_ or rk_');
  if (!webhookSecret.startsWith('whsec_'))
    throw new CannotStart("STRIPE_WEBHOOK_SECRET must be the endpoint's signing secret: it begins with whsec_");
  return {
    secretKey,
    webhookSecret,
    trialDays: parseTrialDays(environment.STRIPE_TRIAL_DAYS),
    apiUrl: readApiUrl(environment),
  };
}

function parseTrialDays(value: string | undefined): number {
  if (!value) return DEFAULT_TRIAL_DAYS;
  const days = Number(value);
  if (!Number.isInteger(days) || days < 1 || days > MAX_TRIAL_DAYS)
    throw new CannotStart(`STRIPE_TRIAL_DAYS must be 1 to ${MAX_TRIAL_DAYS}, not "${value}"`);
  return days;
}

/**
 * Reads the URL of a simulated Stripe API for tests. Only URLs on this machine are accepted, so that keys aren't sent
 * anywhere else.
 */
function readApiUrl({ STRIPE_API_URL: value }: Environment): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new CannotStart(
      `STRIPE_API_URL is only for tests and must be a local address like http://127.0.0.1:12111, not "${value}"`,
    );
  return url;
}
