import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';

/** Has what a session submitted brought into the library. */
export const storeSubmission: JobAsk<{ sessionId: string }> = {
  name: 'store-share-submission',
  payload: z.object({ sessionId: z.guid() }),
  keyOf: ({ sessionId }) => sessionId,
};
