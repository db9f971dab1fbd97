import { z } from 'zod/mini';
import { teamId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { billingPeriods, currency } from '../subscription/prices.ts';

/** Where a browser is led to, away from the app. */
export const elsewhere = z.object({ url: z.url() });

/** What changing a subscription at Stripe may be refused for. */
export const purchaseRefusals = {
  /** Neither an owner of the team nor who pays for it. */
  'not-the-payer': 403,
  /** This server sells nothing by Stripe. */
  'nothing-sold': 409,
  /** The team has what somebody bought in Microsoft's marketplace. */
  'bought-elsewhere': 409,
} as const;

/** Begins to buy a plan for a team at Stripe. A team that has a subscription is led to where it is changed. */
export const getCheckout = apiOperation({
  name: 'getCheckout',
  summary: 'Begin to buy a plan for a team',
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
  output: elsewhere,
  refusals: {
    ...purchaseRefusals,
    /** A team tries once; it may subscribe. */
    'trial-used': 409,
    /** The operator hasn't made the plan's price at Stripe, or not in this currency. */
    'price-missing': 409,
  },
});
