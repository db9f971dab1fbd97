import { randomUUID } from 'node:crypto';
import { createWebhook as operation, webhooksOfForm } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import { answer, implement, refuse } from '../http/implement.ts';
import { newWebhookSecret, secretPlace } from './sign-webhook.ts';
import { addWebhook } from './webhooks-store.ts';

export const createWebhook = implement(operation, async ({ params: { teamId }, body, caller, log }, context) => {
  const { database, graphAs, outside, secrets, now } = context;
  if (!(await outside.maySendTo(body.url))) return refuse('address-refused');
  const id = randomUUID();
  const secret = newWebhookSecret();
  const sealed = secrets.seal(secret, secretPlace(id));
  const keyId = 'keyId' in caller ? caller.keyId : null;
  const mail = 'keyId' in caller ? null : await ownMail(graphAs(caller.graphToken));
  const made = { by: caller.userId, keyId, mail, now: now(), sealed, most: webhooksOfForm };
  const webhook = await addWebhook(database, { ...body, id, teamId }, made);
  if (!webhook) return refuse('too-many-webhooks');
  log.info({ teamId, formId: body.formId, webhookId: id, by: caller.userId }, 'Webhook made');
  return answer({ webhook, secret });
});

/** `null`: Graph does not say, and nobody is told by mail when it is disabled. */
async function ownMail(graph: GraphClient): Promise<string | null> {
  try {
    return (await graph.call(operations.getMe, {})).mail ?? null;
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) return null;
    throw error;
  }
}
