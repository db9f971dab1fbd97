import type { AskedJob } from '../../jobs/job.ts';
import type { MessagesPlace } from './due-store.ts';
import { sendSoon as ask, sendMessages } from './send-messages-ask.ts';

export const sendSoon: AskedJob<MessagesPlace> = {
  ...ask,
  run: ({ runSoon }, _signal, place) => runSoon(sendMessages, place),
};
