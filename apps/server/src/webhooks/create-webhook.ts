import { randomUUID } from 'node:crypto';
import { createWebhook as operation, webhooksOfForm } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { newWebhookSecret, secretPlace } from './sign-webhook.ts';
import { addWebhook } from './webhooks-store.ts';

export const createWebhook = implement(operation, async ({ params: { teamId }, body, caller, log }, context) => {
  const { database, outside, secrets, now } = context;
  if (!(await outside.maySendTo(body.url))) return refuse('address-refused');
  const id = randomUUID();
  const secret = newWebhookSecret();
  const sealed = secrets.seal(secret, secretPlace(id));
  const keyId = 'keyId' in caller ? caller.keyId : null;
  const made = { by: caller.userId, keyId, now: now(), sealed, most: webhooksOfForm };
  const webhook = await addWebhook(database, { ...body, id, teamId }, made);
  if (!webhook) return refuse('too-many-webhooks');
  log.info({ teamId, formId: body.formId, webhookId: id, by: caller.userId }, 'Webhook made');
  return answer({ webhook, secret });
});
