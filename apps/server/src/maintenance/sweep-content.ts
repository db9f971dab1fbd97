import type { Job } from '../jobs/job.ts';

/** Job that deletes unreferenced files of the embedded workspace once a day. */
export const sweepContent: Job = {
  name: 'sweep-content',
  cron: '43 3 * * *',
  run: async ({ workspace }) => workspace?.sweepContent(),
};
