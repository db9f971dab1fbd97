import type { Job } from '../jobs/job.ts';
import { sendSummaryJobType } from './send-summary-job-type.ts';
import { findDueSummaries } from './summary-mails-store.ts';

const BATCH_SIZE = 500;

/** Job that runs every minute. Queues summary emails that are due. */
export const sendDueSummaries: Job = {
  name: 'send-due-summaries',
  cron: '* * * * *',
  async run({ database, now, enqueueJob }) {
    for (const summaryMailId of await findDueSummaries(database, now(), BATCH_SIZE)) {
      await enqueueJob(sendSummaryJobType, { summaryMailId });
    }
  },
};
