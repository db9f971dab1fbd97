import type { QueuedJob } from '../../jobs/job.ts';
import type { WebhookQueueKey } from './due-store.ts';
import { sendEventsSoon as ask, sendEvents } from './send-events-job-type.ts';

export const sendEventsSoon: QueuedJob<WebhookQueueKey> = {
  ...ask,
  run: ({ enqueueJob: runSoon }, _signal, queueKey) => runSoon(sendEvents, queueKey),
};
