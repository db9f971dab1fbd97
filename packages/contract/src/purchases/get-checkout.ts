import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { billingPeriods, currency } from '../subscription/prices.ts';

/** URL outside the app to which the browser is redirected. */
export const redirectTarget = z.object({ url: z.url() });

/** Refusals of changes to a Stripe subscription. */
export const purchaseRefusals = {
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
