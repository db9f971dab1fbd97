import { z } from 'zod/mini';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/**
 * Tells the form's webhooks of a stored response again, with those that were made since, and by email where that is asked for. A webhook that was told of it before gets the
 * same message under the same id. For whoever sees the response in the team's library.
 */
export const rerunDelivery = apiOperation({
  name: 'rerunDelivery',
  summary: "Tell the form's webhooks of a response again",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries/reruns',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** These alone; without them all. */
    webhookIds: z.optional(z.array(z.guid()).check(z.maxLength(20))),
    /** By email too, as the form's template is now: a mail more where one was sent. */
    email: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Webhooks that are told. */
    webhookIds: z.array(z.guid()),
    /** Whether an email goes out. */
    email: z.boolean(),
  }),
  limits: { team: 300 },
  refusals: {
    /** The library shows the caller no such submission of the form. */
    'not-stored': 409,
  },
});
