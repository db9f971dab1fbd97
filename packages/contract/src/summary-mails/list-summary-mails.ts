import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { summaryMail } from './summary-mail.ts';

/** The summaries of a form that people get by email, the oldest first. For who may build the team's forms. */
export const listSummaryMails = apiOperation({
  name: 'listSummaryMails',
  summary: 'List the summaries of a form that go out by e-mail',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({
    summaryMails: z.array(summaryMail),
    /** What the server's emails come from; `null`: it has no mail server. */
    serverAddress: z.nullable(z.string()),
  }),
  refusals: {},
});
