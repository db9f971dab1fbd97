import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { createWebhookSecret, getSecretSealContext } from './sign-webhook.ts';
import { replaceWebhookSecret } from './webhook-secrets-store.ts';

const dayMs = 24 * 3600 * 1000;

export const rotateWebhookSecret = implement(
  api.rotateWebhookSecret,
  async ({ params, caller, log }, { database, secrets, now }) => {
    const secret = createWebhookSecret();
    const formerUntil = new Date(now().getTime() + dayMs);
    const sealed = secrets.seal(secret, getSecretSealContext(params.webhookId));
    const hadSecret = await replaceWebhookSecret(database, params, { sealed, formerUntil });
    if (hadSecret === undefined) return refuse('not-found');
    log.info({ ...params, by: caller.userId }, 'Webhook secret rotated');
    return respond({ secret, formerUntil: hadSecret ? formerUntil.toISOString() : null });
  },
);
