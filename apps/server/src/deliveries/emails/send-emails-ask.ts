import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';
import type { EmailsPlace } from './emails-store.ts';

const payload = z.object({ teamId: z.guid(), responseId: recordId });

/** Has sent the e-mails about one response, in its order. */
export const sendEmails: JobAsk<EmailsPlace> = {
  name: 'send-emails',
  payload,
  keyOf: ({ teamId, responseId }) => `${teamId}/${responseId}`,
};
