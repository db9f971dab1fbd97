import { noAnswers } from '../external-services/mail/compose-letter.ts';
import type { Letter } from '../external-services/mail/letter.ts';

const people = (addresses: readonly string[]) => addresses.map((address) => ({ emailAddress: { address } }));

/**
 * A letter as Graph takes it.
 *
 * @see https://learn.microsoft.com/graph/api/user-sendmail: of headers only those that begin with x- may be set.
 */
export function messageOf(letter: Letter) {
  return {
    subject: letter.subject,
    body: { contentType: 'html', content: letter.html },
    ...(letter.from !== '' && { from: { emailAddress: { address: letter.from } } }),
    toRecipients: people(letter.to),
    ccRecipients: people(letter.cc),
    bccRecipients: people(letter.bcc),
    replyTo: people(letter.replyTo),
    internetMessageId: letter.messageId,
    internetMessageHeaders: [noAnswers],
    attachments: letter.attachments.map((file) => ({
      '@odata.type': '#microsoft.graph.fileAttachment' as const,
      ...file,
    })),
  };
}
