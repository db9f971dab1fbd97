import type { QueuedJob } from '../../jobs/job.ts';
import type { EmailQueueKey } from './emails-store.ts';
import { sendEmailsSoon as ask, sendEmails } from './send-emails-job-type.ts';

export const sendEmailsSoon: QueuedJob<EmailQueueKey> = {
  ...ask,
  run: ({ enqueueJob: runSoon }, _signal, queueKey) => runSoon(sendEmails, queueKey),
};
