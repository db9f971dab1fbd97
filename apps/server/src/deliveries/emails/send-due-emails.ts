import type { Job } from '../../jobs/job.ts';
import { expireOldEmails, findDueEmailQueues } from './emails-store.ts';
import { MAX_ATTEMPT_MS } from './send-emails.ts';
import { sendEmailsJobType } from './send-emails-job-type.ts';

const BATCH_SIZE = 2_000;
const RETENTION_MS = 30 * 24 * 3600 * 1000;

/** Queues emails every minute that are due for a retry, or that an ended process was sending. */
export const sendDueEmails: Job = {
  name: 'send-due-emails',
  cron: '* * * * *',
  async run({ database, log, now, enqueueJob }) {
    const at = now().getTime();
    const expiredCount = await expireOldEmails(database, new Date(at - RETENTION_MS));
    if (expiredCount > 0) log.warn({ given: expiredCount }, 'Gave up on emails after 30 days');
    const due = await findDueEmailQueues(database, now(), new Date(at - MAX_ATTEMPT_MS), BATCH_SIZE);
    for (const queueKey of due) await enqueueJob(sendEmailsJobType, queueKey);
  },
};
