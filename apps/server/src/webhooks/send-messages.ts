import type { AskedJob, JobContext } from '../jobs/job.ts';
import { sendMessages as ask } from './send-messages-ask.ts';
import { isSent, sendWebhook } from './send-webhook.ts';
import { bodyPlace, type DueMessage, keepTry, nextMessage } from './webhook-messages-store.ts';
import { readTargetById, type WebhookTarget } from './webhook-secrets-store.ts';
import { disableWebhook } from './webhooks-store.ts';
import { whenToTryAgain } from './when-to-try-again.ts';

/** Sends what waits for a webhook of a response, one after the other; one that fails is waited for before those behind it. */
export const sendMessages: AskedJob<{ webhookId: string; responseId: string }> = {
  ...ask,
  async run(context, signal, place) {
    while (!signal.aborted) {
      const message = await nextMessage(context.database, place, context.now());
      const target = message && (await readTargetById(context.database, place.webhookId));
      if (!message || !target || !(await tryOnce(context, target, message))) return;
    }
  },
};

/** @returns whether the next may follow */
async function tryOnce(context: JobContext, target: WebhookTarget, message: DueMessage): Promise<boolean> {
  const { database, log, now, secrets } = context;
  const failed = { state: 'failed', statusCode: null, at: now(), nextAt: now() } as const;
  const body = secrets.open(message.sealedBody, bodyPlace(message.id));
  if (body === undefined) {
    await keepTry(database, message.id, { ...failed, failure: 'unreadable' });
    return true;
  }
  const reply = await sendWebhook(context, target, { id: message.id, body: Buffer.from(body) });
  const statusCode = reply.kind === 'answered' ? reply.status : null;
  const failure = reply.kind === 'failed' ? reply.why : null;
  if (isSent(reply)) {
    await keepTry(database, message.id, { ...failed, state: 'sent', statusCode, failure: null });
    return true;
  }
  log.warn({ webhookId: target.id, messageId: message.id, statusCode, failure }, 'Error sending response webhook');
  const retryAfter = reply.kind === 'answered' ? reply.retryAfter : undefined;
  const isGone = statusCode === 410;
  const nextAt = isGone
    ? undefined
    : whenToTryAgain(message.attempts + 1, { now: now(), random: Math.random(), retryAfter });
  await keepTry(database, message.id, {
    state: nextAt ? 'waiting' : 'failed',
    statusCode,
    failure,
    at: now(),
    nextAt: nextAt ?? now(),
  });
  if (!nextAt) await disableWebhook(database, target.id, now());
  return false;
}
