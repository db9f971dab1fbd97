import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from './webhook.ts';

/**
 * Sends a made-up response to a webhook, at once and once, whatever its state. It looks like a real one; its id begins with `test-`. For
 * who may build the team's forms.
 */
export const testWebhook = apiOperation({
  name: 'testWebhook',
  summary: 'Send a made-up response to a webhook',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/tests',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the made-up response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({
    status: z.enum(['sent', 'error']),
    /** What the receiver answered with; `null`: it did not answer. */
    statusCode: z.nullable(z.int()),
    /** Why nobody answered. */
    failure: z.optional(z.enum(['refused', 'unknown-host', 'unreachable', 'timeout'])),
  }),
  limits: { team: 30 },
  refusals: {},
});
