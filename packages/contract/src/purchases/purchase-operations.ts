import { z } from 'zod/mini';
import { teamId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { billingPeriods, currency } from '../subscription/plans.ts';

/** URL outside the app to which the browser is redirected. */
const redirectTarget = z.object({ url: z.url() });

/** Refusals of changes to a Stripe subscription. */
const purchaseRefusals = {
  /** The caller is neither an owner of the team nor the payer. */
  'not-the-payer': 403,
  /** Stripe isn't configured on this server. */
  'nothing-sold': 409,
  /** The team has a subscription from the Microsoft marketplace. */
  'bought-elsewhere': 409,
} as const;

/**
 * Starts a Stripe checkout of a plan for a team. If the team already has a subscription, returns the page to change it.
 */
export const getCheckout = apiOperation({
  name: 'getCheckout',
  summary: 'Start the checkout of a plan for a team',
  method: 'GET',
  path: '/api/teams/{teamId}/subscription/checkout/{plan}',
  caller: 'team',
  limits: { token: 60, team: 120 },
  params: z.object({ teamId, plan: z.enum(['paid1', 'paid2']) }),
  query: z.object({
    currency: z.optional(currency),
    period: z.optional(z.enum(billingPeriods)),
    trial: z.optional(z.enum(['true', 'false'])),
  }),
  output: redirectTarget,
  refusals: {
    ...purchaseRefusals,
    /** Each team has one trial; it can still subscribe. */
    'trial-used': 409,
    /** The plan has no price at Stripe in this currency. */
    'price-missing': 409,
  },
});

/** Returns the Stripe page to change or cancel a team's subscription and to download invoices. */
export const getPortal = apiOperation({
  name: 'getPortal',
  summary: "Redirect to the billing portal of a team's subscription",
  method: 'GET',
  path: '/api/teams/{teamId}/subscription/portal',
  caller: 'team',
  limits: { token: 60, team: 120 },
  params: teamParams,
  output: redirectTarget,
  refusals: {
    ...purchaseRefusals,
    /** The team has no Stripe subscription. */
    'nothing-bought': 409,
  },
});

/** Receives Stripe's webhook events. The signature covers the raw bytes; the server loads the changed object itself. */
export const takeStripeEvent = apiOperation({
  name: 'takeStripeEvent',
  summary: 'Receive a signed Stripe event',
  method: 'POST',
  path: '/api/stripe/events',
  caller: 'none',
  limits: { address: 1200 },
  bodyKind: 'raw',
  bodyLimitBytes: 1024 * 1024,
  output: z.object({ received: z.literal(true) }),
  refusals: { 'not-signed': 401, 'nothing-sold': 409 },
});
