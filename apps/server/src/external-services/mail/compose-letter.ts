import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Letter } from './letter.ts';
import { textOfHtml } from './text-of-html.ts';

/** Outlook and Exchange answer such mail neither with 'out of office' nor with receipts. */
export const noAnswers = { name: 'X-Auto-Response-Suppress', value: 'All' } as const;

/** A letter as MIME, in HTML and as text. Nothing of it is read from disk or network, whatever it says; Bcc is not in it. */
export async function composeLetter(letter: Letter, from: string, date: Date): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: letter.messageId,
    ...(letter.thread !== letter.messageId && { references: letter.thread, inReplyTo: letter.thread }),
    date,
    from,
    to: [...letter.to],
    cc: [...letter.cc],
    replyTo: [...letter.replyTo],
    subject: letter.subject,
    html: letter.html,
    text: textOfHtml(letter.html),
    headers: { 'Auto-Submitted': 'auto-generated', [noAnswers.name]: noAnswers.value },
    attachments: letter.attachments.map(({ name, contentType, contentBytes }) => ({
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
