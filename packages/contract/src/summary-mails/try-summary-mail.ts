import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryFailure, summaryMailParams, summaryMailRefusals } from './summary-mail.ts';

/**
 * Sends a summary now, to the caller alone, as it would go out if it were due today. What is due when stays as it is. `not-found`: there is none.
 * For who may build the team's forms and may read all of the form's responses.
 */
export const trySummaryMail = apiOperation({
  name: 'trySummaryMail',
  summary: 'Send a summary to the caller to try it',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}/try',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({
    /** Where it went. */
    to: z.string(),
    status: z.enum(['sent', 'error']),
    failure: z.nullable(summaryFailure),
  }),
  refusals: summaryMailRefusals,
  limits: { token: 10 },
});
