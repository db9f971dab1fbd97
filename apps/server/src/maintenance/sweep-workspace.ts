import { sweepRateLimits } from '../database/rate-limits-store.ts';
import { sweepEditors } from '../forms/form-editors-store.ts';
import type { Job } from '../jobs/job.ts';
import { sweepNotices } from '../notices/notices-store.ts';

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/** Expired sign-ins, codes and upload sessions of the embedded workspace, counts of requests, who has edited a form once, and notices of last month, go once an hour. */
export const sweepWorkspace: Job = {
  name: 'sweep-workspace',
  cron: '17 * * * *',
  async run({ workspace, database, now }) {
    await sweepRateLimits(database);
    await sweepEditors(database, new Date(now().getTime() - hourMs));
    await sweepNotices(database, new Date(now().getTime() - monthMs));
    await workspace?.sweep();
  },
};
