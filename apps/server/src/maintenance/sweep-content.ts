import type { Job } from '../jobs/job.ts';

/** Deletes unreferenced content of the embedded workspace once a day, in one process. */
export const sweepContent: Job = {
  name: 'sweep-content',
  cron: '43 3 * * *',
  run: async ({ workspace }) => workspace?.sweepContent(),
};
