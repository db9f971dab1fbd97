import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobAsk } from '../job-ask.ts';

const payload = z.object({ webhookId: z.guid(), responseId: recordId });

/** Has sent what waits for one webhook of one response, in its order. */
export const sendMessages: JobAsk<z.output<typeof payload>> = {
  name: 'send-webhook-messages',
  payload,
  keyOf: ({ webhookId, responseId }) => `${webhookId}/${responseId}`,
};
