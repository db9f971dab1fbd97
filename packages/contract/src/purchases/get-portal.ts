import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { purchaseRefusals, redirectTarget } from './get-checkout.ts';

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
