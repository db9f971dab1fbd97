import { GraphOutage } from '@tideform/graph';
import Stripe from 'stripe';
import { z } from 'zod/mini';
import type { StripeAccount } from './stripe-config.ts';

/** Stripe, as this server's operator uses it. */
export interface StripeSeller {
  readonly trialDays: number;
  /** Asks Stripe by its own client. @throws GraphOutage when it does not answer; nothing it throws tells a key */
  ask<Answer>(what: string, ask: (api: Stripe) => Promise<Answer>): Promise<Answer>;
  /** What an event says. `not-signed`: Stripe has not signed these bytes, or not just now; `unreadable`: they are no event. */
  readEvent(bytes: Uint8Array, signature: string, at: Date): StripeEvent | 'not-signed' | 'unreadable';
}

/** As much of an event as is read here. */
const stripeEvent = z.looseObject({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) });
type StripeEvent = z.output<typeof stripeEvent>;

const timeoutMs = 8_000;
/** A repeat carries the same key, so that nothing is made twice. */
const repeats = 2;

export function createStripeSeller({ secretKey, webhookSecret, trialDays, apiUrl }: StripeAccount): StripeSeller {
  const api = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: repeats,
    telemetry: false,
    ...(apiUrl && { protocol: 'http' as const, host: apiUrl.hostname, port: apiUrl.port }),
  });
  return {
    trialDays,
    async ask(what, ask) {
      try {
        return await ask(api);
      } catch (cause) {
        throw isOutage(cause) ? new GraphOutage('network', what) : toldWithoutValues(what, cause);
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

function isOutage(cause: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => cause instanceof kind);
}

/** Stripe's sentences repeat what was sent, and the end of a key: its codes are enough to mend what is wrong. */
function toldWithoutValues(what: string, cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  const { type, code, param, statusCode, requestId } = cause;
  const told = [statusCode, type, code, param, requestId].filter((part) => part !== undefined).join(' ');
  return new Error(`Stripe refused ${what}: ${told}`);
}
