import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';
import type { EmailQueueKey } from './emails-store.ts';

const payloadSchema = z.object({ teamId: z.guid(), responseId: recordId });
const getQueueKey = ({ teamId, responseId }: EmailQueueKey) => `${teamId}/${responseId}`;

/** Job type for sending the emails about one response, in order. */
export const sendEmailsJobType: JobType<EmailQueueKey> = {
  name: 'send-emails',
  payload: payloadSchema,
  getKey: getQueueKey,
};

/**
 * Job type that queues `sendEmails` a moment later. A running job can't queue another run of itself with the same key.
 */
export const sendEmailsSoonJobType: JobType<EmailQueueKey> = {
  name: 'send-emails-soon',
  payload: payloadSchema,
  getKey: getQueueKey,
};
