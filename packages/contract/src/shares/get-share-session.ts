import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** What a stranger answers, and for whom. */
export const getShareSession = apiOperation({
  name: 'getShareSession',
  summary: 'Read what a session answers',
  method: 'GET',
  path: '/api/form-share-session',
  caller: 'share',
  output: z.object({
    /** Of the response. */
    id: z.string(),
    /** `null`: it has none yet; `preSubmitShare` gives it. */
    submissionNumber: z.nullable(z.int()),
    /** The form's. */
    title: z.string(),
    /** Path of `getSharedForm`: the form as JSON. Asked with the header `Session-Token`. */
    downloadUrl: z.string(),
    team: z.object({ name: z.string() }),
    isOncePerDevice: z.boolean(),
    closesAt: z.nullable(z.iso.datetime()),
    /** It was submitted by this session before: there is nothing more to do. */
    isSubmitted: z.boolean(),
  }),
  refusals: closedShareRefusals,
});
