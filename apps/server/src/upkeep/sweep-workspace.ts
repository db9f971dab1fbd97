import { sweepRateLimits } from '../database/rate-limits-store.ts';
import type { Job } from '../jobs/job.ts';

/** Expired sign-ins, codes and upload sessions of the embedded workspace, and counts of requests, go once an hour. */
export const sweepWorkspace: Job = {
  name: 'sweep-workspace',
  cron: '17 * * * *',
  async run({ workspace, database }) {
    await sweepRateLimits(database);
    await workspace?.sweep();
  },
};
