import type { Job } from '../../jobs/job.ts';
import { findUnwritten } from './unwritten-store.ts';
import { writeStatuses } from './write-statuses-ask.ts';

const atOnce = 2_000;

/** Every minute has statuses written that have changed: nobody waits for it, and who tells does not. */
export const writeDueStatuses: Job = {
  name: 'write-due-delivery-statuses',
  cron: '* * * * *',
  async run({ database, now, runSoon }) {
    for (const place of await findUnwritten(database, now(), atOnce)) await runSoon(writeStatuses, place);
  },
};
