import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** The caller has read what happened until then; what happens later stays unread. */
export const readNotices = apiOperation({
  name: 'readNotices',
  summary: 'Say that the caller has read their notices',
  method: 'POST',
  path: '/api/notices/readings',
  caller: 'tenant',
  body: z.object({ until: z.iso.datetime() }),
  output: z.object({ read: z.int() }),
  refusals: {},
});
