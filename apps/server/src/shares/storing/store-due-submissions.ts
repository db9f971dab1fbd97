import type { Job } from '../../jobs/job.ts';
import { findPendingSessions } from '../sessions-store.ts';
import { storeSubmissionJobType } from './store-submission-job-type.ts';

const BATCH_SIZE = 500;
/** Minimum age of a submission, in milliseconds. More recent submissions are still in the job queue. */
const MIN_AGE_MS = 30_000;

/** Job that runs every minute. Queues anonymous submissions that aren't stored in the library yet. */
export const storeDueSubmissions: Job = {
  name: 'store-due-share-submissions',
  cron: '* * * * *',
  async run({ database, log, now, enqueueJob }) {
    const before = new Date(now().getTime() - MIN_AGE_MS);
    const sessionIds = await findPendingSessions(database, { before, now: now(), most: BATCH_SIZE });
    if (sessionIds.length > 0)
      log.warn({ waiting: sessionIds.length }, 'Anonymous submissions are waiting for the library');
    for (const sessionId of sessionIds) await enqueueJob(storeSubmissionJobType, { sessionId });
  },
};
