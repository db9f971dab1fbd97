import type { QueuedJob } from '../../jobs/job.ts';
import { findWebhookTargetById } from '../../webhooks/webhook-secrets-store.ts';
import { attemptEvent } from './attempt-event.ts';
import { findNextEvent, postponeEvent, type WebhookQueueKey } from './due-events-store.ts';
import { findPauseEnd } from './hosts-store.ts';
import { sendEventsJobType } from './send-events-job-type.ts';

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
