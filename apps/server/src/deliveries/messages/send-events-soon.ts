import type { QueuedJob } from '../../jobs/job.ts';
import type { WebhookQueueKey } from './due-events-store.ts';
import { sendEventsJobType, sendEventsSoonJobType } from './send-events-job-type.ts';

export const sendEventsSoon: QueuedJob<WebhookQueueKey> = {
  ...sendEventsSoonJobType,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEventsJobType, queueKey),
};
