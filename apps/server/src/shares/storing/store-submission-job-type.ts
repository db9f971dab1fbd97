import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';

/** Job type for storing the submission of a share session in the library. */
export const storeSubmissionJobType: JobType<{ sessionId: string }> = {
  name: 'store-share-submission',
  payload: z.object({ sessionId: z.guid() }),
  getKey: ({ sessionId }) => sessionId,
};
