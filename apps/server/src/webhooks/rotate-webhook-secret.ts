import { rotateWebhookSecret as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { newWebhookSecret, secretPlace } from './sign-webhook.ts';
import { keepSecret } from './webhook-secrets-store.ts';

const dayMs = 24 * 3600 * 1000;

export const rotateWebhookSecret = implement(operation, async ({ params, caller, log }, { database, secrets, now }) => {
  const secret = newWebhookSecret();
  const formerUntil = new Date(now().getTime() + dayMs);
  const sealed = secrets.seal(secret, secretPlace(params.webhookId));
  const hadOne = await keepSecret(database, params, { sealed, formerUntil });
  if (hadOne === undefined) return refuse('not-found');
  log.info({ ...params, by: caller.userId }, "Webhook's secret changed");
  return answer({ secret, formerUntil: hadOne ? formerUntil.toISOString() : null });
});
