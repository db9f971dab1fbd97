import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Asks the server to deliver a stored response to the form's webhooks and email rules. Accepted once for each response,
 * revision, trigger and kind of target: asking again changes nothing and answers the targets of the first time. The server looks for
 * the response in the team's library, as the person: a webhook is told of nothing that nobody can read.
 */
export const deliver = apiOperation({
  name: 'deliver',
  summary: "Deliver a response to the form's webhooks and e-mail rules",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** Counts the response's submits, from 1. */
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    triggerType: z.enum(['submit', 'resubmit', 'delete']),
    /** One kind of target; without it all that the trigger has: of a deletion no email tells. */
    target: z.optional(z.enum(['webhook', 'email'])),
  }),
  output: z.object({
    responseId: recordId,
    revision: z.int(),
    /** What it goes to; empty: the form has no webhook and no email rule, nothing will be sent. */
    targets: z.array(z.object({ id: z.string(), kind: z.enum(['webhook', 'email']) })),
  }),
  refusals: {
    /** The library shows the caller no such submission of the form. */
    'not-stored': 409,
  },
});
