import { deliver as operation } from '@tideform/contract';
import { UnreadableFile } from '@tideform/sync/library';
import { answer, implement, refuse } from '../http/implement.ts';
import { acceptDelivery, type DeliveryTarget } from './deliveries-store.ts';
import { findSubmission } from './find-submission.ts';
import { addMessages, readIdsOf } from './messages/messages-store.ts';
import { sendMessages } from './messages/send-messages-ask.ts';
import { tellWebhooks } from './tell-webhooks.ts';

/** What a webhook is told is read and kept at once, as the caller: a deletion is told when nothing is there any more. */
export const deliver = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now, runSoon } = context;
  const { target, ...delivery } = body;
  const { responseId, revision, triggerType } = body;
  const { teamId } = params;
  const event = { ...params, ...delivery };
  const stored = await findSubmission(graphAs(caller.graphToken), event);
  if (!stored) return refuse('not-stored', 'The response is not in the library');
  const targets = target ? [target] : allTargets[triggerType];
  const told = { ...params, tenantId: caller.tenantId, triggerType };
  const messages = targets.includes('webhook') ? await tellWebhooks(context, stored, told).catch(unlessUnreadable) : [];
  if (!messages) return refuse('not-stored', 'The response in the library cannot be read');
  await database.transaction().execute(async (within) => {
    const first = await acceptDelivery(within, event, targets, { by: caller.userId, now: now() });
    if (first.length > 0) log.info({ ...event, targets: first }, 'Delivery accepted');
    if (messages.length === 0 || !first.includes('webhook')) return;
    await addMessages(within, event, messages, now());
    await runSoon(sendMessages, { teamId, responseId }, { within });
  });
  const ids = [...(await readIdsOf(database, event)).keys()];
  return answer({ responseId, revision, targets: ids.map((id) => ({ id, kind: 'webhook' as const })) });
});

/** What lies in the library was written by anybody with access. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableFile)) throw error;
}

/** No e-mail tells of a deletion. */
const allTargets: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};
