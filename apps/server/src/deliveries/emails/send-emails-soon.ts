import type { QueuedJob } from '../../jobs/job.ts';
import type { EmailQueueKey } from './emails-store.ts';
import { sendEmailsSoonJobType as ask, sendEmailsJobType } from './send-emails-job-type.ts';

export const sendEmailsSoon: QueuedJob<EmailQueueKey> = {
  ...ask,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEmailsJobType, queueKey),
};
