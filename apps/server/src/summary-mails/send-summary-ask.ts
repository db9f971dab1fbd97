import { z } from 'zod/mini';
import type { JobAsk } from '../job-ask.ts';

interface DueSummary {
  readonly summaryMailId: string;
}

/** Has a summary drawn and sent that is due. */
export const sendSummary: JobAsk<DueSummary> = {
  name: 'send-summary',
  payload: z.object({ summaryMailId: z.guid() }),
  keyOf: ({ summaryMailId }) => summaryMailId,
};
