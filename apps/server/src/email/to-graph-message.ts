import { suppressAutoReplies } from '../external-services/mail/compose-mime.ts';
import type { OutgoingEmail } from '../external-services/mail/outgoing-email.ts';

const toRecipients = (addresses: readonly string[]) => addresses.map((address) => ({ emailAddress: { address } }));

/**
 * Converts an email to a Graph message. Graph accepts only custom headers that begin with `x-`.
 *
 * @see https://learn.microsoft.com/graph/api/user-sendmail
 */
export function toGraphMessage(email: OutgoingEmail) {
  return {
    subject: email.subject,
    body: { contentType: 'html', content: email.html },
    ...(email.from !== '' && { from: { emailAddress: { address: email.from } } }),
    toRecipients: toRecipients(email.to),
    ccRecipients: toRecipients(email.cc),
    bccRecipients: toRecipients(email.bcc),
    replyTo: toRecipients(email.replyTo),
    internetMessageId: email.messageId,
    internetMessageHeaders: [suppressAutoReplies],
    attachments: email.attachments.map((file) => ({
      '@odata.type': '#microsoft.graph.fileAttachment' as const,
      ...file,
    })),
  };
}
