import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';

export interface DisabledOne {
  readonly webhookId: string;
}

/** Has whoever made a webhook told that it is disabled. */
export const tellDisabled: JobAsk<DisabledOne> = {
  name: 'tell-webhook-disabled',
  payload: z.object({ webhookId: z.guid() }),
  keyOf: ({ webhookId }) => webhookId,
};
