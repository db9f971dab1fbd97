import { deliver as operation } from '@tideform/contract';
import { UnreadableFile } from '@tideform/sync/library';
import { answer, implement, refuse } from '../http/implement.ts';
import { acceptDelivery, type DeliveryTarget } from './deliveries-store.ts';
import { addEmail, readEmailId } from './emails/emails-store.ts';
import { sendEmails } from './emails/send-emails-ask.ts';
import { tellByEmail } from './emails/tell-by-email.ts';
import { findSubmission } from './find-submission.ts';
import { addMessages, readIdsOf } from './messages/messages-store.ts';
import { sendMessages } from './messages/send-messages-ask.ts';
import { tellWebhooks } from './tell-webhooks.ts';

/** What is told is read and kept at once, as the caller: a deletion is told when nothing is there any more. */
export const deliver = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now, runSoon } = context;
  const { target, ...delivery } = body;
  const { responseId, revision, triggerType } = body;
  const { teamId } = params;
  const event = { ...params, ...delivery };
  const stored = await findSubmission(graphAs(caller.graphToken), event);
  if (!stored) return refuse('not-stored', 'The response is not in the library');
  const targets = target ? [target] : allTargets[triggerType];
  const told = { ...params, tenantId: caller.tenantId, triggerType, revision };
  const letters = await Promise.all([
    targets.includes('webhook') ? tellWebhooks(context, stored, told) : [],
    targets.includes('email') ? tellByEmail(context, stored, told) : undefined,
  ]).catch(unlessUnreadable);
  if (!letters) return refuse('not-stored', 'The response in the library cannot be read');
  const [messages, email] = letters;
  await database.transaction().execute(async (within) => {
    const first = await acceptDelivery(within, event, targets, { by: caller.userId, now: now() });
    if (first.length > 0) log.info({ ...event, targets: first }, 'Delivery accepted');
    if (messages.length > 0 && first.includes('webhook')) {
      await addMessages(within, event, messages, now());
      await runSoon(sendMessages, { teamId, responseId }, { within });
    }
    if (email && first.includes('email')) {
      await addEmail(within, event, email, now());
      await runSoon(sendEmails, { teamId, responseId }, { within });
    }
  });
  const ids = [...(await readIdsOf(database, event)).keys()];
  const emailId = triggerType === 'delete' ? undefined : await readEmailId(database, event);
  return answer({
    responseId,
    revision,
    targets: [
      ...ids.map((id) => ({ id, kind: 'webhook' as const })),
      ...(emailId === undefined ? [] : [{ id: emailId, kind: 'email' as const }]),
    ],
  });
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
