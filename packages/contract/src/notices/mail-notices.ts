import { languages } from '@tideform/i18n';
import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** Whether the caller's notices come by email, too, to the address that Graph knows of them. */
export const mailNotices = apiOperation({
  name: 'mailNotices',
  summary: 'Have notices sent by e-mail, or no more',
  method: 'PUT',
  path: '/api/notices/mail',
  caller: 'graph',
  body: z.object({
    isWanted: z.boolean(),
    /** Of the emails. */
    language: z.enum(languages),
  }),
  output: z.object({ isWanted: z.boolean() }),
  refusals: {
    /** The operator has named no mail server. */
    'no-mail-server': 409,
    /** Graph knows no address of the caller. */
    'no-mail-address': 409,
  },
});
