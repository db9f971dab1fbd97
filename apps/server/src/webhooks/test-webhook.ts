import { testWebhook as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { madeUpMessage } from './made-up-message.ts';
import { isSent, sendWebhook } from './send-webhook.ts';
import { readTarget } from './webhook-secrets-store.ts';

export const testWebhook = implement(operation, async ({ params, body, caller, log }, context) => {
  const target = await readTarget(context.database, params);
  if (!target) return refuse('not-found');
  const message = await madeUpMessage(target, { teamId: params.teamId, caller, data: body.data }, context);
  const sent = { id: message.id, body: Buffer.from(JSON.stringify(message.body)) };
  const reply = await sendWebhook(context, target, sent);
  const status = isSent(reply) ? ('sent' as const) : ('error' as const);
  log.info({ ...params, by: caller.userId, status }, 'Webhook tested');
  return answer({
    status,
    statusCode: reply.kind === 'answered' ? reply.status : null,
    ...(reply.kind === 'failed' && { failure: reply.why }),
  });
});
