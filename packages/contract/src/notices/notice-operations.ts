import { languages } from '@tideform/i18n';
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

/** Enables or disables emails for the caller's notifications, sent to their address in the directory. */
export const mailNotices = apiOperation({
  name: 'mailNotices',
  summary: 'Turn email notifications on or off',
  method: 'PUT',
  path: '/api/notices/mail',
  caller: 'graph',
  body: z.object({
    isWanted: z.boolean(),
    /** Language of the emails. */
    language: z.enum(languages),
  }),
  output: z.object({ isWanted: z.boolean() }),
  refusals: {
    /** The operator has configured no mail server. */
    'no-mail-server': 409,
    /** The directory has no email address of the caller. */
    'no-mail-address': 409,
  },
});
