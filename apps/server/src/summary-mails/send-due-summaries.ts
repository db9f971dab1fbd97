import type { Job } from '../jobs/job.ts';
import { sendSummary } from './send-summary-ask.ts';
import { findDueSummaries } from './summary-mails-store.ts';

const atOnce = 500;

/** Every minute asks for the summaries that are due. */
export const sendDueSummaries: Job = {
  name: 'send-due-summaries',
  cron: '* * * * *',
  async run({ database, now, runSoon }) {
    for (const summaryMailId of await findDueSummaries(database, now(), atOnce)) {
      await runSoon(sendSummary, { summaryMailId });
    }
  },
};
