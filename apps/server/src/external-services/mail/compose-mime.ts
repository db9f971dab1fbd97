import { Parser } from 'htmlparser2';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
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

const hiddenElements = new Set(['style', 'script', 'title', 'head']);
const blockElements = new Set([
  'p',
  'div',
  'br',
  'tr',
  'ul',
  'ol',
  'table',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Converts HTML to plain text: one line per block, `- ` before list items, and URLs after links. */
function htmlToText(html: string): string {
  const parts: string[] = [];
  const links: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (hiddenElements.has(name)) hidden += 1;
      if (blockElements.has(name)) parts.push('\n');
      if (name === 'li') parts.push('\n- ');
      if (name === 'td' || name === 'th') parts.push(' ');
      if (name === 'a') links.push(href);
    },
    onclosetag(name) {
      if (hiddenElements.has(name)) hidden -= 1;
      if (blockElements.has(name) && name !== 'br') parts.push('\n');
      const href = name === 'a' ? links.pop() : undefined;
      if (href && /^https?:/i.test(href)) parts.push(` <${href}>`);
    },
    ontext(text) {
      if (hidden === 0) parts.push(text.replace(/\s+/g, ' '));
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
