import type { Job } from '../../jobs/job.ts';
import { findDueEmails, giveUpOldEmails } from './emails-store.ts';
import { longestTryMs } from './send-emails.ts';
import { sendEmails } from './send-emails-ask.ts';

const atOnce = 2_000;
const keptMs = 30 * 24 * 3600 * 1000;

/** Every minute asks for what is to be tried again, and for what somebody left in the middle. */
export const sendDueEmails: Job = {
  name: 'send-due-emails',
  cron: '* * * * *',
  async run({ database, log, now, runSoon }) {
    const at = now().getTime();
    const given = await giveUpOldEmails(database, new Date(at - keptMs));
    if (given > 0) log.warn({ given }, 'E-mails were given up after 30 days');
    const due = await findDueEmails(database, now(), new Date(at - longestTryMs), atOnce);
    for (const place of due) await runSoon(sendEmails, place);
  },
};
