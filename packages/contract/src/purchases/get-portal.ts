import { teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { elsewhere, purchaseRefusals } from './get-checkout.ts';

/** Leads to where a team's subscription is changed and ended, and its invoices are. */
export const getPortal = apiOperation({
  name: 'getPortal',
  summary: "Lead to where a team's subscription is changed",
  method: 'GET',
  path: '/api/teams/{teamId}/subscription/portal',
  caller: 'team',
  limits: { token: 60, team: 120 },
  params: teamParams,
  output: elsewhere,
  refusals: {
    ...purchaseRefusals,
    /** Nobody has bought anything for the team. */
    'nothing-bought': 409,
  },
});
