import type { Job } from '../jobs/job.ts';

/** Content of the embedded workspace that nothing refers to goes once a day, in one process of all. */
export const sweepContent: Job = {
  name: 'sweep-content',
  cron: '43 3 * * *',
  run: async ({ workspace }) => workspace?.sweepContent(),
};
