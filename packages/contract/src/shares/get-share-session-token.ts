import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals, shareCode, shareSession } from './share-session.ts';

/** Opens a session for a new response with a share code. */
export const getShareSessionToken = apiOperation({
  name: 'getShareSessionToken',
  summary: 'Open a session with the code of a share link',
  method: 'GET',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 600 },
  query: z.object({ code: shareCode }),
  output: shareSession,
  refusals: {
    ...closedShareRefusals,
    /** The link has a password: call `openShareSession` instead. */
    'password-required': 422,
  },
});
