import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { summaryMailParams } from './summary-mail.ts';

/** Has a summary go out no more. For who may build the team's forms. */
export const deleteSummaryMail = apiOperation({
  name: 'deleteSummaryMail',
  summary: 'Delete a summary that goes out by e-mail',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});
