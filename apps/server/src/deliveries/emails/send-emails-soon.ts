import type { AskedJob } from '../../jobs/job.ts';
import type { EmailsPlace } from './emails-store.ts';
import { sendEmailsSoon as ask, sendEmails } from './send-emails-ask.ts';

export const sendEmailsSoon: AskedJob<EmailsPlace> = {
  ...ask,
  run: ({ runSoon }, _signal, place) => runSoon(sendEmails, place),
};
