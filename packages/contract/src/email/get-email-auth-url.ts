import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Starts connecting the caller's account for mail, like `getAuthCodeUrl`. `redeemEmailAuthCode` completes it. For
 * builders.
 */
export const getEmailAuthUrl = apiOperation({
  name: 'getEmailAuthUrl',
  summary: "Start the authorization of a form's email",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/email/auth-url',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has configured no app registration for the authorization. */
    'not-configured': 409,
  },
});
