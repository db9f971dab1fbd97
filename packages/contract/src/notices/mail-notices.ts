import { languages } from '@tideform/i18n';
import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

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
