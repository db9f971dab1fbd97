import { z } from 'zod/mini';
import { redeemAuthCode } from '../graph-credentials/redeem-auth-code.ts';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { formEmail } from './form-email.ts';

/**
 * Completes what `getEmailAuthUrl` started: from now on the form's email is sent with the caller's account.
 * `not-found`: the form has no email.
 */
export const redeemEmailAuthCode = apiOperation({
  name: 'redeemEmailAuthCode',
  summary: "Complete the authorization of a form's email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/email/auth-code/{code}',
  caller: 'team-and-graph',
  role: 'builder',
  params: z.extend(formParams, { code: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: redeemAuthCode.body,
  output: formEmail,
  refusals: redeemAuthCode.refusals,
});
