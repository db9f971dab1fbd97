import type { Job } from '../../jobs/job.ts';
import { expireOldEvents, findDueQueues } from './due-events-store.ts';
import { sendEventsJobType } from './send-events-job-type.ts';

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
