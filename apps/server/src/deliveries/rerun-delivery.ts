import { rerunDelivery as operation } from '@tideform/contract';
import { UnreadableFile } from '@tideform/sync/library';
import { answer, implement, refuse } from '../http/implement.ts';
import { lastTelling } from './deliveries-store.ts';
import { addEmailAgain } from './emails/emails-store.ts';
import { sendEmails } from './emails/send-emails-ask.ts';
import { tellByEmail } from './emails/tell-by-email.ts';
import { findSubmission } from './find-submission.ts';
import { readIdsOf } from './messages/messages-store.ts';
import { tellAgain } from './messages/replay-store.ts';
import { sendMessages } from './messages/send-messages-ask.ts';
import { tellWebhooks } from './tell-webhooks.ts';

export const rerunDelivery = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now, runSoon } = context;
  const { responseId, webhookIds } = body;
  const stored = await findSubmission(graphAs(caller.graphToken), { ...params, responseId });
  if (!stored) return refuse('not-stored', 'The response is not in the library');
  const event = { ...params, responseId, ...(await lastTelling(database, { ...params, responseId })) };
  const place = { teamId: params.teamId, responseId };
  const ids = await readIdsOf(database, event);
  const told = {
    ...params,
    tenantId: caller.tenantId,
    triggerType: event.triggerType,
    idOf: (webhookId: string) => ids.get(webhookId),
  };
  try {
    const all = await tellWebhooks(context, stored, told);
    const email = body.email ? await tellByEmail(context, stored, { ...told, revision: event.revision }) : undefined;
    const messages = webhookIds ? all.filter(({ webhookId }) => webhookIds.includes(webhookId)) : all;
    await database.transaction().execute(async (within) => {
      await tellAgain(within, event, messages, now());
      if (messages.length > 0) await runSoon(sendMessages, place, { within });
      if (!email) return;
      await addEmailAgain(within, event, email, now());
      await runSoon(sendEmails, place, { within });
    });
    log.info({ ...event, webhooks: messages.length, email: !!email, by: caller.userId }, 'A response is told of again');
    return answer({ webhookIds: messages.map(({ webhookId }) => webhookId), email: email !== undefined });
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse('not-stored', 'The response in the library cannot be read');
    throw error;
  }
});
