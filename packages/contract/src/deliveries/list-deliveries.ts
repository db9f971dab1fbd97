import { z } from 'zod/mini';
import { emailStatus } from '../email/email-status.ts';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookStatus } from './webhook-status.ts';

/** Most responses that are asked about at once. */
export const responsesAtOnce = 100;

/** What became of telling the form's webhooks, and by email, of responses. For whoever is in the team: no answer and no whole address is in it. */
export const listDeliveries = apiOperation({
  name: 'listDeliveries',
  summary: 'Say what became of telling webhooks of responses',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team',
  params: formParams,
  query: z.object({
    /** Ids with commas between them, 100 at most. */
    responses: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/)),
  }),
  output: z.object({
    /** Of responses that somebody was told of. */
    deliveries: z.array(
      z.object({
        responseId: recordId,
        webhooks: z.array(webhookStatus),
        /** Absent: no email tells of the response. */
        email: z.optional(emailStatus),
      }),
    ),
  }),
  refusals: {},
});
