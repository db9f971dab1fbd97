import type { Job } from '../../jobs/job.ts';
import { findWaiting } from '../sessions-store.ts';
import { storeSubmission } from './store-submission-ask.ts';

const atOnce = 500;
/** What was submitted just now is asked for already. */
const waitedMs = 30_000;

/** Every minute asks for what strangers have submitted and is not in the library yet. */
export const storeDueSubmissions: Job = {
  name: 'store-due-share-submissions',
  cron: '* * * * *',
  async run({ database, log, now, runSoon }) {
    const before = new Date(now().getTime() - waitedMs);
    const waiting = await findWaiting(database, { before, now: now(), most: atOnce });
    if (waiting.length > 0)
      log.warn({ waiting: waiting.length }, 'What strangers have submitted waits for the library');
    for (const sessionId of waiting) await runSoon(storeSubmission, { sessionId });
  },
};
