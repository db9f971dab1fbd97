import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryMail, summaryMailParams, summaryMailRefusals, summaryMailSettings } from './summary-mail.ts';

/**
 * Creates or updates a summary email. It reads submissions and sends with the caller's account from then on. For
 * builders who can read all of the form's responses.
 */
export const putSummaryMail = apiOperation({
  name: 'putSummaryMail',
  summary: 'Create or update a summary email',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  body: summaryMailSettings,
  output: z.object({ summaryMail }),
  refusals: summaryMailRefusals,
});
