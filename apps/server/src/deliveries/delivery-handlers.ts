import { operations as api } from '@tideform/contract';
import { UnreadableFileError } from '@tideform/sync/library';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastDelivery } from './deliveries-store.ts';
import { findEmailId, loadEmailStatuses, requeueEmail } from './emails/emails-store.ts';
import { loadEmails } from './emails/list-emails-store.ts';
import { renderResponseEmail } from './emails/render-response-email.ts';
import { sendEmailsJobType } from './emails/send-emails.ts';
import { enqueueDelivery, renderWebhookEvents } from './enqueue-delivery.ts';
import { findSubmission } from './find-submission.ts';
import { findEventIds } from './messages/events-store.ts';
import { sendEventsJobType } from './messages/job-types.ts';
import { requeueEvents } from './messages/replay-store.ts';
import { loadWebhookStatuses } from './messages/statuses-store.ts';

/**
 * Queues the webhook events and the email about a response. Reads the response during the request, with the caller's
 * token, so that a deletion can be sent after the response's file is gone.
 */
export const deliver = implement(api.deliver, async ({ params, body, caller, log }, context) => {
  const { database, graphAs } = context;
  const { target, ...delivery } = body;
  const { responseId, revision, triggerType } = body;
  const event = { ...params, ...delivery };
  const stored = await findSubmission(graphAs(caller.graphToken), event);
  if (!stored) return refuse('not-stored', 'The response isn’t in the library');
  const deliveryRequest = { event, target, tenantId: caller.tenantId, by: caller.userId };
  if (!(await enqueueDelivery(context, stored, deliveryRequest, log)))
    return refuse('not-stored', 'The response in the library can’t be read');
  const ids = [...(await findEventIds(database, event)).keys()];
  const emailId = triggerType === 'delete' ? undefined : await findEmailId(database, event);
  return respond({
    responseId,
    revision,
    targets: [
      ...ids.map((id) => ({ id, kind: 'webhook' as const })),
      ...(emailId === undefined ? [] : [{ id: emailId, kind: 'email' as const }]),
    ],
  });
});

export const listDeliveries = implement(api.listDeliveries, async ({ params, query }, { database }) => {
  const responseIds = query.responses.split(',');
  const webhooks = await loadWebhookStatuses(database, params, responseIds);
  const emails = await loadEmailStatuses(database, params, responseIds);
  const deliveredIds = [...new Set([...webhooks.keys(), ...emails.keys()])];
  return respond({
    deliveries: deliveredIds.map((responseId) => {
      const email = emails.get(responseId);
      return { responseId, webhooks: webhooks.get(responseId) ?? [], ...(email && { email }) };
    }),
  });
});

export const rerunDelivery = implement(api.rerunDelivery, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now, enqueueJob } = context;
  const { responseId, webhookIds } = body;
  const stored = await findSubmission(graphAs(caller.graphToken), { ...params, responseId });
  if (!stored) return refuse('not-stored', 'The response isn’t in the library');
  const event = { ...params, responseId, ...(await findLastDelivery(database, { ...params, responseId })) };
  const queueKey = { teamId: params.teamId, responseId };
  const ids = await findEventIds(database, event);
  const details = {
    ...params,
    tenantId: caller.tenantId,
    triggerType: event.triggerType,
    idOf: (webhookId: string) => ids.get(webhookId),
  };
  try {
    const events = await renderWebhookEvents(context, stored, details);
    const email = body.email
      ? await renderResponseEmail(context, stored, { ...details, revision: event.revision })
      : undefined;
    const selectedEvents = webhookIds ? events.filter(({ webhookId }) => webhookIds.includes(webhookId)) : events;
    await database.transaction().execute(async (transaction) => {
      await requeueEvents(transaction, event, selectedEvents, now());
      if (selectedEvents.length > 0) await enqueueJob(sendEventsJobType, queueKey, { transaction });
      if (!email) return;
      await requeueEmail(transaction, event, email, now());
      await enqueueJob(sendEmailsJobType, queueKey, { transaction });
    });
    log.info(
      { ...event, webhooks: selectedEvents.length, email: !!email, by: caller.userId },
      'Delivery of a response requested again',
    );
    return respond({ webhookIds: selectedEvents.map(({ webhookId }) => webhookId), email: email !== undefined });
  } catch (error) {
    if (error instanceof UnreadableFileError) return refuse('not-stored', 'The response in the library can’t be read');
    throw error;
  }
});

const PAGE_SIZE = 50;

export const listEmailMessages = implement(api.listEmailMessages, async ({ params, query }, { database }) => {
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await loadEmails(database, params, { before, limit: PAGE_SIZE });
  return respond({ messages, next: next === null ? null : String(next) });
});
