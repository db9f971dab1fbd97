import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { webhookParams } from './webhook.ts';

/**
 * Sends a sample response to a webhook once, immediately and in any state of the webhook. The event looks real, but its
 * ID begins with `test-`. For builders.
 */
export const testWebhook = apiOperation({
  name: 'testWebhook',
  summary: 'Send a sample response to a webhook',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/tests',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the sample response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({
    status: z.enum(['sent', 'error']),
    /** HTTP status of the receiver's response; `null` if it didn't respond. */
    statusCode: z.nullable(z.int()),
    /** Reason why the receiver didn't respond. */
    failure: z.optional(z.enum(['refused', 'unknown-host', 'unreachable', 'timeout'])),
  }),
  limits: { team: 30 },
  refusals: {},
});
