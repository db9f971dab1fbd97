import { operations as api } from '@tideform/contract';
import { UnreadableFileError } from '@tideform/sync/library';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastDelivery } from './deliveries-store.ts';
import { requeueEmail } from './emails/emails-store.ts';
import { renderResponseEmail } from './emails/render-response-email.ts';
import { sendEmailsJobType } from './emails/send-emails-job-type.ts';
import { findSubmission } from './find-submission.ts';
import { findEventIds } from './messages/events-store.ts';
import { requeueEvents } from './messages/replay-store.ts';
import { sendEventsJobType } from './messages/send-events-job-type.ts';
import { renderWebhookEvents } from './render-webhook-events.ts';

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
