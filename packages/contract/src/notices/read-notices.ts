import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Marks the caller's notifications up to a time as read; later ones stay unread. */
export const readNotices = apiOperation({
  name: 'readNotices',
  summary: "Mark the caller's notifications as read",
  method: 'POST',
  path: '/api/notices/readings',
  caller: 'tenant',
  body: z.object({ until: z.iso.datetime() }),
  output: z.object({ read: z.int() }),
  refusals: {},
});
