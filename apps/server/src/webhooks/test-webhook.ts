import { randomUUID } from 'node:crypto';
import { testWebhook as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { isSent, sendWebhook } from './send-webhook.ts';
import { triggerOf, webhookPayload } from './webhook-payload.ts';
import { readTarget } from './webhook-secrets-store.ts';

export const testWebhook = implement(operation, async ({ params, body, caller, log }, context) => {
  const target = await readTarget(context.database, params);
  if (!target) return refuse('not-found');
  const id = `test-${randomUUID()}`;
  const { teamId } = params;
  const { tenantId, userId } = caller;
  const person = { id: userId, name: 'Test' };
  const response = {
    id,
    formId: target.formId,
    version: 1,
    title: 'Test',
    timestamp: context.now().toISOString(),
    createdBy: person,
    collaborators: [person],
    data: { data: body.data },
  };
  const where = {
    teamId,
    tenantId,
    publicUrl: context.publicUrl,
    triggerType: triggerOf[target.type],
    isDraft: target.environment === 'preview',
  };
  const message = { id, body: Buffer.from(JSON.stringify(webhookPayload(response, where))) };
  const reply = await sendWebhook(context, target, message);
  const status = isSent(reply) ? ('sent' as const) : ('error' as const);
  log.info({ ...params, by: caller.userId, status }, 'Webhook tested');
  return answer({
    status,
    statusCode: reply.kind === 'answered' ? reply.status : null,
    ...(reply.kind === 'failed' && { failure: reply.why }),
  });
});
