import { GraphOutage } from '@tideform/graph';
import Stripe from 'stripe';
import { z } from 'zod/mini';
import type { StripeAccount } from './stripe-config.ts';

/** Client for the operator's Stripe account. */
export interface StripeClient {
  readonly trialDays: number;
  /** Calls Stripe's API. Errors never contain a key. @throws GraphOutage if Stripe doesn't respond */
  call<Answer>(label: string, operation: (api: Stripe) => Promise<Answer>): Promise<Answer>;
  /**
   * Verifies and parses a Stripe event.
   * @returns `not-signed` without a valid recent signature; `unreadable` if the body isn't an event
   */
  readEvent(bytes: Uint8Array, signature: string, at: Date): StripeEvent | 'not-signed' | 'unreadable';
}

/** Properties of a Stripe event that the server uses. */
const stripeEvent = z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) });
type StripeEvent = z.output<typeof stripeEvent>;

const timeoutMs = 8_000;
/** Number of retries of a Stripe call. Retries use the same idempotency key, so that nothing is created twice. */
const MAX_RETRIES = 2;

export function createStripeClient({ secretKey, webhookSecret, trialDays, apiUrl }: StripeAccount): StripeClient {
  const api = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiUrl && { protocol: 'http' as const, host: apiUrl.hostname, port: apiUrl.port }),
  });
  return {
    trialDays,
    async call(what, operation) {
      try {
        return await operation(api);
      } catch (cause) {
        throw isStripeOutage(cause) ? new GraphOutage('network', what) : redactStripeError(what, cause);
      }
    },
    readEvent(bytes, signature, at) {
      try {
        const event: unknown = api.webhooks.constructEvent(
          ...([bytes, signature, webhookSecret, undefined, undefined, at.getTime()] as const),
        );
        return stripeEvent.safeParse(event).data ?? 'unreadable';
      } catch (error) {
        return error instanceof SyntaxError ? 'unreadable' : 'not-signed';
      }
    },
  };
}

function isStripeOutage(cause: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => cause instanceof kind);
}

/**
 * Replaces the message of a Stripe error with its codes, since the message can contain submitted values and parts of a
 * key.
 */
function redactStripeError(what: string, cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { type, code, param, statusCode, requestId } = cause;
  const codes = [statusCode, type, code, param, requestId].filter((part) => part !== undefined).join(' ');
  return new Error(`Stripe rejected ${what}: ${codes}`);
}
