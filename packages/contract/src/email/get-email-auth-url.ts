import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Begins the lending of the caller's account for mail, as `getAuthCodeUrl` does. `redeemEmailAuthCode` ends it. For who may build the team's
 * forms.
 */
export const getEmailAuthUrl = apiOperation({
  name: 'getEmailAuthUrl',
  summary: "Begin the authorization of a form's e-mail",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/auth-url',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has given the server nothing to authorize with. */
    'not-configured': 409,
  },
});
