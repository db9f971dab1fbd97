import type { Database } from '../../database/connect.ts';
import type { JobContext } from '../../jobs/job.ts';
import { addNotice } from '../../notices/notices-store.ts';
import { isSent, sendWebhook } from '../../webhooks/send-webhook.ts';
import type { WebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { disableWebhook } from '../../webhooks/webhooks-store.ts';
import { type DueMessage, keepTry, type MessagesPlace, type Tried } from './due-store.ts';
import { forgetFailures, type HostPlace, noteFailure } from './hosts-store.ts';
import { bodyPlace } from './messages-store.ts';
import { sendSoon } from './send-messages-ask.ts';
import { tellDisabled } from './tell-disabled-ask.ts';
import { readRetryAfter, whenToTryAgain } from './when-to-try-again.ts';

const gone = 410;
const tooMany = 429;
const minuteMs = 60_000;

interface Way {
  readonly place: MessagesPlace;
  readonly host: HostPlace;
  readonly target: WebhookTarget;
}

/** Sends a message and keeps what came of it. Killed in between, it is sent again, under the same id. */
export async function tryOnce(context: JobContext, message: DueMessage, way: Way): Promise<void> {
  const { database, log, now, secrets } = context;
  const { host, target } = way;
  const at = now();
  const body = secrets.open(message.sealedBody, bodyPlace(message.id));
  if (body === undefined) {
    const unread = { state: 'failed', statusCode: null, failure: 'unreadable', at, tookMs: 0, nextAt: at } as const;
    await database.transaction().execute((within) => keepTry(within, message.id, unread));
    return;
  }
  const reply = await sendWebhook(context, target, { id: message.id, body: Buffer.from(body) });
  const statusCode = reply.kind === 'answered' ? reply.status : null;
  const failure = reply.kind === 'failed' ? reply.why : null;
  const tried = { statusCode, failure, at, tookMs: now().getTime() - at.getTime() };
  if (isSent(reply)) {
    await database
      .transaction()
      .execute((within) => keepTry(within, message.id, { ...tried, state: 'sent', nextAt: at }));
    await forgetFailures(database, host);
    return;
  }
  log.warn({ webhookId: target.id, messageId: message.id, statusCode, failure }, 'Error sending response webhook');
  const asked = reply.kind === 'answered' ? readRetryAfter(reply.retryAfter, now()) : undefined;
  const again = { now: now(), random: Math.random(), asked };
  const nextAt = statusCode === gone ? undefined : whenToTryAgain(message.attempts + 1, again);
  await keepFailure(context, message.id, tried, nextAt, way);
  if (isOfHost(statusCode, failure)) await noteFailure(database, host, now());
}

/** What follows from a failure is kept with it: whoever dies in between would send more to who is gone, or leave it to the minute's job. */
async function keepFailure(
  { database, now, runSoon }: JobContext,
  messageId: string,
  tried: Omit<Tried, 'state' | 'nextAt'>,
  nextAt: Date | undefined,
  { place, target }: Way,
): Promise<void> {
  await database.transaction().execute(async (within) => {
    await keepTry(within, messageId, { ...tried, state: nextAt ? 'waiting' : 'failed', nextAt: nextAt ?? tried.at });
    if (!nextAt) {
      await noteDisabled(within, target.id, now());
      return runSoon(tellDisabled, { webhookId: target.id }, { within });
    }
    const inMs = nextAt.getTime() - now().getTime();
    if (inMs < minuteMs) await runSoon(sendSoon, place, { afterSeconds: Math.ceil(inMs / 1000), within });
  });
}

/** Whoever made it finds it among their notices. */
async function noteDisabled(within: Database, webhookId: string, now: Date): Promise<void> {
  const disabled = await disableWebhook(within, webhookId, now);
  if (!disabled?.madeBy) return;
  const { madeBy: userId, teamId, formId, name } = disabled;
  const matter = { kind: 'webhook-disabled', webhook: name } as const;
  await addNotice(within, { userId, teamId, formId, key: `webhook-disabled ${webhookId}`, matter }, now);
}

/** A host that answers with what is wrong with a message is well. */
const isOfHost = (statusCode: number | null, failure: string | null): boolean =>
  statusCode === null ? failure !== 'refused' : statusCode >= 500 || statusCode === tooMany;
