import type { Database } from '../../database/connect.ts';
import type { JobContext } from '../../jobs/job.ts';
import { addNotification } from '../../notices/notifications-store.ts';
import { isSuccessfulReply, sendWebhook } from '../../webhooks/send-webhook.ts';
import type { WebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { disableWebhook } from '../../webhooks/webhooks-store.ts';
import { computeRetryTime, parseRetryAfter } from './compute-retry-time.ts';
import { type AttemptResult, type DueEvent, saveAttempt, type WebhookQueueKey } from './due-events-store.ts';
import { getBodySealContext } from './events-store.ts';
import { recordHostFailure, resetHostFailures, type WebhookHostKey } from './hosts-store.ts';
import { notifyWebhookDisabledJobType, sendEventsSoonJobType } from './job-types.ts';

const GONE = 410;
const TOO_MANY_REQUESTS = 429;
const MINUTE_MS = 60_000;

interface AttemptTarget {
  readonly queueKey: WebhookQueueKey;
  readonly host: WebhookHostKey;
  readonly target: WebhookTarget;
}

/**
 * Sends a webhook event and stores the result. If the process ends in between, the event is sent again with the same
 * ID.
 */
export async function attemptEvent(context: JobContext, event: DueEvent, attemptTarget: AttemptTarget): Promise<void> {
  const { database, log, now, secrets } = context;
  const { host, target } = attemptTarget;
  const at = now();
  const body = secrets.open(event.sealedBody, getBodySealContext(event.id));
  if (body === undefined) {
    const unreadable = { state: 'failed', statusCode: null, failure: 'unreadable', at, tookMs: 0, nextAt: at } as const;
    await database.transaction().execute((transaction) => saveAttempt(transaction, event.id, unreadable));
    return;
  }
  const reply = await sendWebhook(context, target, { id: event.id, body: Buffer.from(body) });
  const statusCode = reply.kind === 'answered' ? reply.status : null;
  const failure = reply.kind === 'failed' ? reply.why : null;
  const attempt = { statusCode, failure, at, tookMs: now().getTime() - at.getTime() };
  if (isSuccessfulReply(reply)) {
    await database
      .transaction()
      .execute((transaction) => saveAttempt(transaction, event.id, { ...attempt, state: 'sent', nextAt: at }));
    await resetHostFailures(database, host);
    return;
  }
  log.warn({ webhookId: target.id, messageId: event.id, statusCode, failure }, 'Error sending response webhook');
  const notBefore = reply.kind === 'answered' ? parseRetryAfter(reply.retryAfter, now()) : undefined;
  const retryOptions = { now: now(), random: Math.random(), notBefore };
  const nextAt = statusCode === GONE ? undefined : computeRetryTime(event.attempts + 1, retryOptions);
  await saveFailedAttempt(context, event.id, attempt, nextAt, attemptTarget);
  if (isHostFailure(statusCode, failure)) await recordHostFailure(database, host, now());
}

/**
 * Stores a failed attempt with its consequences in one transaction. Without it, a process that ends in between would
 * keep sending events to a removed webhook, or delay the retry until the next scheduled job.
 */
async function saveFailedAttempt(
  { database, now, enqueueJob }: JobContext,
  messageId: string,
  attempt: Omit<AttemptResult, 'state' | 'nextAt'>,
  nextAt: Date | undefined,
  { queueKey, target }: AttemptTarget,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await saveAttempt(transaction, messageId, {
      ...attempt,
      state: nextAt ? 'waiting' : 'failed',
      nextAt: nextAt ?? attempt.at,
    });
    if (!nextAt) {
      await disableAndNotify(transaction, target.id, now());
      return enqueueJob(notifyWebhookDisabledJobType, { webhookId: target.id }, { transaction });
    }
    const inMs = nextAt.getTime() - now().getTime();
    if (inMs < MINUTE_MS)
      await enqueueJob(sendEventsSoonJobType, queueKey, { afterSeconds: Math.ceil(inMs / 1000), transaction });
  });
}

/** Disables a webhook and notifies its creator. */
async function disableAndNotify(transaction: Database, webhookId: string, now: Date): Promise<void> {
  const disabled = await disableWebhook(transaction, webhookId, now);
  if (!disabled?.createdBy) return;
  const { createdBy: userId, teamId, formId, name } = disabled;
  const content = { kind: 'webhook-disabled', webhook: name } as const;
  await addNotification(
    transaction,
    { userId, teamId, formId, key: `webhook-disabled ${webhookId}`, matter: content },
    now,
  );
}

/** Returns true if the host caused a failure, not the event: no response, a server error, or too many requests. */
const isHostFailure = (statusCode: number | null, failure: string | null): boolean =>
  statusCode === null ? failure !== 'refused' : statusCode >= 500 || statusCode === TOO_MANY_REQUESTS;
