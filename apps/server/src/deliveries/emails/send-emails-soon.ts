import type { QueuedJob } from '../../jobs/job.ts';
import type { EmailQueueKey } from './emails-store.ts';
import { sendEmailsJobType, sendEmailsSoonJobType } from './send-emails-job-type.ts';

export const sendEmailsSoon: QueuedJob<EmailQueueKey> = {
  ...sendEmailsSoonJobType,
  run: ({ enqueueJob }, _signal, queueKey) => enqueueJob(sendEmailsJobType, queueKey),
};
