import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { htmlToText } from './html-to-text.ts';
import type { OutgoingEmail } from './outgoing-email.ts';

/** Header that suppresses out-of-office replies and read receipts of Outlook and Exchange. */
export const suppressAutoReplies = { name: 'X-Auto-Response-Suppress', value: 'All' } as const;

/**
 * Renders an email as a MIME message with HTML and plain text, without Bcc. Never loads content from disk or the
 * network.
 */
export async function composeMime(email: OutgoingEmail, from: string, date: Date): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: email.messageId,
    ...(email.thread !== email.messageId && { references: email.thread, inReplyTo: email.thread }),
    date,
    from,
    to: [...email.to],
    cc: [...email.cc],
    replyTo: [...email.replyTo],
    subject: email.subject,
    html: email.html,
    text: htmlToText(email.html),
    headers: { 'Auto-Submitted': 'auto-generated', [suppressAutoReplies.name]: suppressAutoReplies.value },
    attachments: email.attachments.map(({ name, contentType, contentBytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(contentBytes, 'base64'),
      contentDisposition: 'attachment',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
