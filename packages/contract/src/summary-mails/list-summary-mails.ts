import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { summaryMail } from './summary-mail.ts';

/** Lists the summary emails of a form, oldest first. For builders. */
export const listSummaryMails = apiOperation({
  name: 'listSummaryMails',
  summary: "List a form's summary emails",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({
    summaryMails: z.array(summaryMail),
    /** From address of the server's emails; `null` if the server has no mail server. */
    serverAddress: z.nullable(z.string()),
  }),
  refusals: {},
});
