import { z } from 'zod/mini';
import { emailStatus } from '../email/email-status.ts';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookStatus } from './webhook-status.ts';

/** Maximum responses per call. */
export const MAX_RESPONSES_PER_CALL = 100;

/**
 * Returns the delivery status of responses for the form's webhooks and emails. For every team member, so it contains
 * neither answers nor complete addresses.
 */
export const listDeliveries = apiOperation({
  name: 'listDeliveries',
  summary: 'List the delivery statuses of responses',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team',
  params: formParams,
  query: z.object({
    /** Comma-separated response IDs, 100 at most. */
    responses: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/)),
  }),
  output: z.object({
    /** Status of the requested responses that have deliveries. */
    deliveries: z.array(
      z.object({
        responseId: recordId,
        webhooks: z.array(webhookStatus),
        /** Absent if no email is sent for the response. */
        email: z.optional(emailStatus),
      }),
    ),
  }),
  refusals: {},
});
