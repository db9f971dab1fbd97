import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryFailure, summaryMailParams, summaryMailRefusals } from './summary-mail.ts';

/**
 * Sends a summary immediately, only to the caller, as if it were due today. The schedule stays unchanged. `not-found`:
 * the summary doesn't exist. For builders who can read all of the form's responses.
 */
export const trySummaryMail = apiOperation({
  name: 'trySummaryMail',
  summary: 'Send a summary email to the caller as a test',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}/try',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({
    /** Address that the summary was sent to. */
    to: z.string(),
    status: z.enum(['sent', 'error']),
    failure: z.nullable(summaryFailure),
  }),
  refusals: summaryMailRefusals,
  limits: { token: 10 },
});
