import { UnreadableFile } from '@tideform/sync/library';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import { acceptDelivery, type Delivery, type DeliveryTarget } from './deliveries-store.ts';
import { addEmail } from './emails/emails-store.ts';
import { sendEmails } from './emails/send-emails-ask.ts';
import { tellByEmail } from './emails/tell-by-email.ts';
import type { StoredSubmission } from './find-submission.ts';
import { addMessages } from './messages/messages-store.ts';
import { sendMessages } from './messages/send-messages-ask.ts';
import { tellWebhooks } from './tell-webhooks.ts';

export interface AskedDelivery {
  readonly event: Delivery;
  /** All that the trigger has unless told. */
  readonly target?: DeliveryTarget | undefined;
  readonly tenantId: string;
  /** Who asks. */
  readonly by: string;
  /** The share link that the response comes by. */
  readonly shareId?: string | undefined;
}

/**
 * Reads what is told of a stored response, and keeps it to be delivered: once for each response, revision, trigger and kind of target.
 * @returns `false`: the response cannot be read
 */
export async function acceptStored(
  context: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl' | 'runSoon' | 'now'>,
  stored: StoredSubmission,
  { event, target, tenantId, by, shareId }: AskedDelivery,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { database, now, runSoon } = context;
  const { teamId, responseId, triggerType } = event;
  const targets = target ? [target] : allTargets[triggerType];
  const told = { ...event, tenantId, shareId };
  const letters = await Promise.all([
    targets.includes('webhook') ? tellWebhooks(context, stored, told) : [],
    targets.includes('email') ? tellByEmail(context, stored, told) : undefined,
  ]).catch(unlessUnreadable);
  if (!letters) return false;
  const [messages, email] = letters;
  await database.transaction().execute(async (within) => {
    const first = await acceptDelivery(within, event, targets, { by, now: now() });
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
  return true;
}

/** What lies in the library was written by anybody with access. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableFile)) throw error;
}

/** No email tells of a deletion. */
const allTargets: Record<'submit' | 'resubmit' | 'delete', readonly DeliveryTarget[]> = {
  submit: ['webhook', 'email'],
  resubmit: ['webhook', 'email'],
  delete: ['webhook'],
};
