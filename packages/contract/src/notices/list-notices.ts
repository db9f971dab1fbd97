import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { notice } from './notice.ts';

/** Most notices that are listed. */
export const mostNotices = 50;

/** What concerns the caller, in all teams, the latest first. */
export const listNotices = apiOperation({
  name: 'listNotices',
  summary: 'List what concerns the caller',
  method: 'GET',
  path: '/api/notices',
  caller: 'tenant',
  output: z.object({
    notices: z.array(notice),
    unread: z.int(),
    /** Whether they come by email, too; `null`: the operator has named no mail server. */
    byMail: z.optional(z.nullable(z.boolean())),
  }),
  refusals: {},
});
