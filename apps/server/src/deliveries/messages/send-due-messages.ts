import type { Job } from '../../jobs/job.ts';
import { findDue, giveUpOld } from './due-store.ts';
import { sendMessages } from './send-messages-ask.ts';

const atOnce = 2_000;
const keptMs = 30 * 24 * 3600 * 1000;

/** Every minute asks for what is to be tried again, and for what nobody asked for because a run of its response was just ending. */
export const sendDueMessages: Job = {
  name: 'send-due-webhook-messages',
  cron: '* * * * *',
  async run({ database, log, now, runSoon }) {
    const given = await giveUpOld(database, new Date(now().getTime() - keptMs));
    if (given > 0) log.warn({ given }, 'Webhook messages were given up after 30 days');
    for (const place of await findDue(database, now(), atOnce)) await runSoon(sendMessages, place);
  },
};
