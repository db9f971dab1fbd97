import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';

export interface DisabledWebhookKey {
  readonly webhookId: string;
}

/** Job type for emailing the creator of a disabled webhook. */
export const notifyWebhookDisabledJobType: JobType<DisabledWebhookKey> = {
  name: 'tell-webhook-disabled',
  payload: z.object({ webhookId: z.guid() }),
  getKey: ({ webhookId }) => webhookId,
};
