import { CannotStart } from '../../cannot-start.ts';
import type { Environment } from '../../settings/settings.ts';

/** The operator's account at Stripe. */
export interface StripeAccount {
  /** Never log it. */
  readonly secretKey: string;
  /** What events are signed with. Never log it. */
  readonly webhookSecret: string;
  /** So long a team may try a plan. */
  readonly trialDays: number;
  /** Where Stripe's API is; `undefined`: where Stripe has it. */
  readonly apiUrl: URL | undefined;
}

const usualTrialDays = 14;
/** Stripe's own limit. */
const mostTrialDays = 730;

/**
 * Reads the operator's account at Stripe. None: nothing is sold by Stripe.
 * @throws with the variable's name, when a value cannot be used; never with a key
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
  return { secretKey, webhookSecret, trialDays: readDays(environment.STRIPE_TRIAL_DAYS), apiUrl: readApi(environment) };
}

function readDays(value: string | undefined): number {
  if (!value) return usualTrialDays;
  const days = Number(value);
  if (!Number.isInteger(days) || days < 1 || days > mostTrialDays)
    throw new CannotStart(`STRIPE_TRIAL_DAYS must be 1 to ${mostTrialDays}, not "${value}"`);
  return days;
}

/** For tests alone: a key must go to nobody else. */
function readApi({ STRIPE_API_URL: value }: Environment): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new CannotStart(
      `STRIPE_API_URL is for tests: an address of this machine like http://127.0.0.1:12111, not "${value}"`,
    );
  return url;
}
