import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Returns the form and response of a share session. */
export const getShareSession = apiOperation({
  name: 'getShareSession',
  summary: 'Get a session',
  method: 'GET',
  path: '/api/form-share-session',
  caller: 'share',
  output: z.object({
    /** ID of the response. */
    id: z.string(),
    /** Submission number of the response; `null` until `preSubmitShare` assigns it. */
    submissionNumber: z.nullable(z.int()),
    /** Title of the form. */
    title: z.string(),
    /** Path of `getSharedForm`, which returns the form as JSON. Requires the header `Session-Token`. */
    downloadUrl: z.string(),
    team: z.object({ name: z.string() }),
    isOncePerDevice: z.boolean(),
    closesAt: z.nullable(z.iso.datetime()),
    /** Whether this session already submitted its response. */
    isSubmitted: z.boolean(),
  }),
  refusals: closedShareRefusals,
});
