import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { findEmailId } from './emails/emails-store.ts';
import { enqueueDelivery } from './enqueue-delivery.ts';
import { findSubmission } from './find-submission.ts';
import { findEventIds } from './messages/events-store.ts';

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
