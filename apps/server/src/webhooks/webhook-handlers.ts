import { randomUUID } from 'node:crypto';
import { operations as api, MAX_WEBHOOKS_PER_FORM } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import { implement, refuse, respond } from '../http/implement.ts';
import { createSampleEvent } from './sample-event.ts';
import {
  createWebhookSecret,
  describeRequest,
  getSecretSealContext,
  isSuccessfulReply,
  sendWebhook,
} from './send-webhook.ts';
import { findWebhookTarget, replaceWebhookSecret } from './webhook-secrets-store.ts';
import {
  addWebhook,
  deleteFormWebhooks,
  deleteWebhooksByUrl,
  loadWebhooks,
  saveWebhook,
  softDeleteWebhook,
} from './webhooks-store.ts';

export const listWebhooks = implement(api.listWebhooks, async ({ params: { teamId }, query }, { database }) =>
  respond({ webhooks: await loadWebhooks(database, teamId, query) }),
);

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

export const updateWebhook = implement(
  api.updateWebhook,
  async ({ params, body, caller, log }, { database, outboundHttp }) => {
    if (!(await outboundHttp.maySendTo(body.url))) return refuse('address-refused');
    const webhook = await saveWebhook(database, params, body);
    if (!webhook) return refuse('not-found');
    log.info({ ...params, state: webhook.state, by: caller.userId }, 'Webhook updated');
    return respond({ webhook });
  },
);

export const deleteWebhook = implement(api.deleteWebhook, async ({ params, caller, log }, { database, now }) => {
  const keyId = 'keyId' in caller ? caller.keyId : undefined;
  const isDeleted = await softDeleteWebhook(database, { ...params, keyId }, now());
  if (isDeleted) log.info({ ...params, by: caller.userId }, 'Webhook deleted');
  return respond({ deleted: isDeleted ? 1 : 0 });
});

export const deleteWebhooks = implement(
  api.deleteWebhooks,
  async ({ params: { teamId }, query, caller, log }, context) => {
    const deleted = await deleteFormWebhooks(context.database, { teamId, ...query }, context.now());
    if (deleted > 0) log.info({ teamId, ...query, deleted, by: caller.userId }, 'Webhooks deleted');
    return respond({ deleted });
  },
);

export const unsubscribeWebhooks = implement(
  api.unsubscribeWebhooks,
  async ({ params: { teamId }, body, caller, log }, context) => {
    const keyId = 'keyId' in caller ? caller.keyId : undefined;
    const deleted = await deleteWebhooksByUrl(context.database, { teamId, keyId, url: body.url }, context.now());
    if (deleted > 0) log.info({ teamId, deleted, keyId, by: caller.userId }, 'Webhooks unsubscribed');
    return respond({ deleted });
  },
);

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

export const previewWebhook = implement(api.previewWebhook, async ({ params, body, caller }, context) => {
  const target = await findWebhookTarget(context.database, params);
  if (!target) return refuse('not-found');
  // The sample response has no PDF, so the preview shows a placeholder instead.
  const sample = { teamId: params.teamId, caller, data: body.data, pdf: 'base64' };
  const event = await createSampleEvent(target, sample, context);
  return respond({ request: { ...describeRequest(target, event.id), body: JSON.stringify(event.body, null, 2) } });
});

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
