import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Delivers a stored response to the form's webhooks again, including webhooks created since, and by email on request. A
 * webhook that already received the response gets the same event with the same ID. For members who can read the
 * response in the team's library.
 */
export const rerunDelivery = apiOperation({
  name: 'rerunDelivery',
  summary: "Run a form's workflows again for a response",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries/reruns',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** Webhooks to deliver to; all by default. */
    webhookIds: z.optional(z.array(z.guid()).check(z.maxLength(20))),
    /** Also sends an email with the form's current template, even if one was already sent. */
    email: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Webhooks that receive the response. */
    webhookIds: z.array(z.guid()),
    /** Whether an email is sent. */
    email: z.boolean(),
  }),
  limits: { team: 300 },
  refusals: {
    /** The library has no submission of the form with this ID that the caller can read. */
    'not-stored': 409,
  },
});
