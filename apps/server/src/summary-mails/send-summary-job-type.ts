import { z } from 'zod/mini';
import type { JobType } from '../job-type.ts';

interface SummaryKey {
  readonly summaryMailId: string;
}

/** Job type for rendering and sending a due summary email. */
export const sendSummaryJobType: JobType<SummaryKey> = {
  name: 'send-summary',
  payload: z.object({ summaryMailId: z.guid() }),
  getKey: ({ summaryMailId }) => summaryMailId,
};
