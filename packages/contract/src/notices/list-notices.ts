import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { userNotification } from './notification.ts';

/** Maximum notifications per response. */
export const MAX_NOTIFICATIONS = 50;

/** Lists the caller's notifications of all teams, newest first. */
export const listNotices = apiOperation({
  name: 'listNotices',
  summary: "List the caller's notifications",
  method: 'GET',
  path: '/api/notices',
  caller: 'tenant',
  output: z.object({
    notices: z.array(userNotification),
    unread: z.int(),
    /** Whether notifications are also sent by email; `null` if the operator has configured no mail server. */
    byMail: z.optional(z.nullable(z.boolean())),
  }),
  refusals: {},
});
