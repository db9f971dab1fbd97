import type { Job, QueuedJob } from '../../jobs/job.ts';
import { findWebhookTargetById } from '../../webhooks/webhook-secrets-store.ts';
import { attemptEvent } from './attempt-event.ts';
import {
  expireOldEvents,
  findDueQueues,
  findNextEvent,
  postponeEvent,
  type WebhookQueueKey,
} from './due-events-store.ts';
import { findPauseEnd } from './hosts-store.ts';
import { sendEventsJobType, sendEventsSoonJobType } from './job-types.ts';

const JITTER_MS = 5_000;

/**
 * Job that sends the webhook events of one response, one at a time. A failed event holds up later events to the same
 * URL.
 */
export const sendEvents: QueuedJob<WebhookQueueKey> = {
  ...sendEventsJobType,
  async run(context, signal, queueKey) {
    const { database, now } = context;
    while (!signal.aborted) {
      const event = await findNextEvent(database, queueKey, now());
      const target = event && (await findWebhookTargetById(database, event.webhookId));
      if (!event || !target) return;
      const host = { teamId: queueKey.teamId, host: new URL(target.url).host };
      const pausedUntil = await findPauseEnd(database, host, now());
      if (pausedUntil) {
        await postponeEvent(database, event.id, new Date(pausedUntil.getTime() + Math.random() * JITTER_MS));
      } else {
        await attemptEvent(context, event, { queueKey, host, target });
      }
    }
  },
};

const BATCH_SIZE = 2_000;
const RETENTION_MS = 30 * 24 * 3600 * 1000;

/**
 * Job that runs every minute. Queues webhook events that are due for a retry, or that were added while the sending job
 * of their response was ending.
 */
export const sendDueEvents: Job = {
  name: 'send-due-webhook-messages',
  cron: '* * * * *',
  async run({ database, log, now, enqueueJob }) {
    const expiredCount = await expireOldEvents(database, new Date(now().getTime() - RETENTION_MS));
    if (expiredCount > 0) log.warn({ given: expiredCount }, 'Gave up on webhook events after 30 days');
    for (const queueKey of await findDueQueues(database, now(), BATCH_SIZE))
      await enqueueJob(sendEventsJobType, queueKey);
  },
};

export const sendEventsSoon: QueuedJob<WebhookQueueKey> = {
  ...sendEventsSoonJobType,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEventsJobType, queueKey),
};
