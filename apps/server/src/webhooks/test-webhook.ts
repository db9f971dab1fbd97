import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { createSampleEvent } from './sample-event.ts';
import { isSuccessfulReply, sendWebhook } from './send-webhook.ts';
import { findWebhookTarget } from './webhook-secrets-store.ts';

export const testWebhook = implement(api.testWebhook, async ({ params, body, caller, log }, context) => {
  const target = await findWebhookTarget(context.database, params);
  if (!target) return refuse('not-found');
  const event = await createSampleEvent(target, { teamId: params.teamId, caller, data: body.data }, context);
  const request = { id: event.id, body: Buffer.from(JSON.stringify(event.body)) };
  const reply = await sendWebhook(context, target, request);
  const status = isSuccessfulReply(reply) ? ('sent' as const) : ('error' as const);
  log.info({ ...params, by: caller.userId, status }, 'Webhook tested');
  return respond({
    status,
    statusCode: reply.kind === 'answered' ? reply.status : null,
    ...(reply.kind === 'failed' && { failure: reply.why }),
  });
});
