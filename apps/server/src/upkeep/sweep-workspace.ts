import type { Job } from '../jobs/job.ts';

/** Expired sign-ins, codes and upload sessions of the embedded workspace go once an hour. */
export const sweepWorkspace: Job = {
  name: 'sweep-workspace',
  cron: '17 * * * *',
  run: async ({ sweepWorkspace: sweep }) => sweep?.(),
};
