import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryMailParams } from './summary-mail.ts';

/** Deletes a summary email. For builders. */
export const deleteSummaryMail = apiOperation({
  name: 'deleteSummaryMail',
  summary: 'Delete a summary email',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});
