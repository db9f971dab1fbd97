import { graphOperation } from '../operation.ts';
import { sendMailRequest } from '../resources/mail.ts';

/** Sends a message. Accepted doesn't mean delivered. */
export const sendMail = graphOperation({
  name: 'sendMail',
  method: 'POST',
  path: '/me/sendMail',
  body: sendMailRequest,
  statuses: [202],
  docs: 'https://learn.microsoft.com/graph/api/user-sendmail',
});
