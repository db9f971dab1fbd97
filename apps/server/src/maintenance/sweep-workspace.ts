import { deleteEndedWindows } from '../database/rate-limits-store.ts';
import { deleteOldEditors } from '../forms/form-editors-store.ts';
import type { Job } from '../jobs/job.ts';
import { deleteOldNotifications } from '../notices/notifications-store.ts';

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/**
 * Job that deletes expired data once an hour: sign-ins, codes and upload sessions of the embedded workspace, rate
 * limits, form editors and old notifications.
 */
export const sweepWorkspace: Job = {
  name: 'sweep-workspace',
  cron: '17 * * * *',
  async run({ workspace, database, now }) {
    await deleteEndedWindows(database);
    await deleteOldEditors(database, new Date(now().getTime() - hourMs));
    await deleteOldNotifications(database, new Date(now().getTime() - monthMs));
    await workspace?.sweep();
  },
};

/** Job that deletes unreferenced files of the embedded workspace once a day. */
export const sweepContent: Job = {
  name: 'sweep-content',
  cron: '43 3 * * *',
  run: async ({ workspace }) => workspace?.sweepContent(),
};
