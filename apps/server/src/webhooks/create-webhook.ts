import { randomUUID } from 'node:crypto';
import { operations as api, MAX_WEBHOOKS_PER_FORM } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import { implement, refuse, respond } from '../http/implement.ts';
import { createWebhookSecret, getSecretSealContext } from './sign-webhook.ts';
import { addWebhook } from './webhooks-store.ts';

export const createWebhook = implement(
  api.createWebhook,
  async ({ params: { teamId }, body, caller, log }, context) => {
    const { database, graphAs, outboundHttp, secrets, now } = context;
    if (!(await outboundHttp.maySendTo(body.url))) return refuse('address-refused');
    const id = randomUUID();
    const secret = createWebhookSecret();
    const sealed = secrets.seal(secret, getSecretSealContext(id));
    const keyId = 'keyId' in caller ? caller.keyId : null;
    const mail = 'keyId' in caller ? null : await findOwnMail(graphAs(caller.graphToken));
    const creation = { by: caller.userId, keyId, mail, now: now(), sealed, most: MAX_WEBHOOKS_PER_FORM };
    const webhook = await addWebhook(database, { ...body, id, teamId }, creation);
    if (!webhook) return refuse('too-many-webhooks');
    log.info({ teamId, formId: body.formId, webhookId: id, by: caller.userId }, 'Webhook created');
    return respond({ webhook, secret });
  },
);

/**
 * Returns the caller's email address; `null` if Graph has none. Without an address, the caller isn't emailed when the
 * webhook is disabled.
 */
async function findOwnMail(graph: GraphClient): Promise<string | null> {
  try {
    return (await graph.call(operations.getMe, {})).mail ?? null;
  } catch (error) {
    if (error instanceof GraphError || error instanceof GraphOutage) return null;
    throw error;
  }
}
