import type { QueuedJob } from '../../jobs/job.ts';
import type { WebhookQueueKey } from './due-events-store.ts';
import { sendEventsSoonJobType as ask, sendEventsJobType } from './send-events-job-type.ts';

export const sendEventsSoon: QueuedJob<WebhookQueueKey> = {
  ...ask,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEventsJobType, queueKey),
};
