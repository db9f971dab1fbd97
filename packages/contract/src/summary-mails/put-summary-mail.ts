import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryMail, summaryMailParams, summaryMailRefusals, summaryMailSettings } from './summary-mail.ts';

/**
 * Has a summary of a form's submissions go out by email, or changes one. It is drawn and sent with the caller's account from then on. For who
 * may build the team's forms and may read all of the form's responses.
 */
export const putSummaryMail = apiOperation({
  name: 'putSummaryMail',
  summary: 'Make or change a summary that goes out by e-mail',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  body: summaryMailSettings,
  output: z.object({ summaryMail }),
  refusals: summaryMailRefusals,
});
