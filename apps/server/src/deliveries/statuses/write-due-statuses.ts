import type { Job } from '../../jobs/job.ts';
import { findPendingStatuses } from './pending-statuses-store.ts';
import { writeStatusesJobType } from './write-statuses-job-type.ts';

const BATCH_SIZE = 2_000;

/**
 * Job that runs every minute. Queues the writing of changed statuses as separate jobs, so that deliveries don't wait
 * for the library.
 */
export const writeDueStatuses: Job = {
  name: 'write-due-delivery-statuses',
  cron: '* * * * *',
  async run({ database, now, enqueueJob }) {
    for (const statusKey of await findPendingStatuses(database, now(), BATCH_SIZE))
      await enqueueJob(writeStatusesJobType, statusKey);
  },
};
