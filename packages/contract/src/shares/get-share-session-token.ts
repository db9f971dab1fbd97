import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals, openedSession, shareCode } from './share-session.ts';

/** Opens a session by a link's code, for a new response. */
export const getShareSessionToken = apiOperation({
  name: 'getShareSessionToken',
  summary: 'Open a session by the code of a share link',
  method: 'GET',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 600 },
  query: z.object({ code: shareCode }),
  output: openedSession,
  refusals: {
    ...closedShareRefusals,
    /** `openShareSession` takes it. */
    'password-required': 422,
  },
});
