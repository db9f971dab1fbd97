import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Asks the server to deliver a stored response to the form's webhooks and email rules. Accepted once per response,
 * revision, trigger and kind of target; repeating the call changes nothing and returns the targets of the first call.
 * The server reads the response from the team's library with the caller's permissions, so that webhooks never receive a
 * response that the caller can't read.
 */
export const deliver = apiOperation({
  name: 'deliver',
  summary: "Deliver a response to a form's webhooks and email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** Number of times the response was submitted, from 1. */
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    triggerType: z.enum(['submit', 'resubmit', 'delete']),
    /** Restricts the delivery to one kind of target. All kinds of the trigger by default; deletions send no email. */
    target: z.optional(z.enum(['webhook', 'email'])),
  }),
  output: z.object({
    responseId: recordId,
    revision: z.int(),
    /** Targets of the delivery; empty if the form has neither a webhook nor an email rule. */
    targets: z.array(z.object({ id: z.string(), kind: z.enum(['webhook', 'email']) })),
  }),
  refusals: {
    /** The library has no submission of the form with this ID that the caller can read. */
    'not-stored': 409,
  },
});
