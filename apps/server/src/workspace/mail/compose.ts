import type { Recipient } from '@tideform/graph';
import { Parser } from 'htmlparser2';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type { AttachmentWithContent, StoredMessage } from './mail.ts';

/** A mail to compose as MIME or for nodemailer. */
export interface Composition {
  readonly mailId: string;
  readonly message: StoredMessage;
  readonly attachments: readonly AttachmentWithContent[];
  readonly from: { readonly name: string; readonly address: string };
  /** Reply address if the message names none. */
  readonly replyTo?: string | undefined;
  readonly sentAt: Date;
  readonly withBcc?: boolean;
}

/**
 * Converts a mail to nodemailer options. Nodemailer never reads content from disk or network, whatever the message
 * contains.
 */
export function toMailOptions(mail: Composition): Mail.Options {
  const { message, attachments, from, sentAt } = mail;
  const replyTo = message.replyTo?.length ? message.replyTo.map(toAddress) : mail.replyTo;
  return {
    messageId: getMessageId(mail.mailId, from.address, message),
    date: sentAt,
    from,
    to: message.toRecipients?.map(toAddress),
    cc: message.ccRecipients?.map(toAddress),
    ...(mail.withBcc ? { bcc: message.bccRecipients?.map(toAddress) } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: message.subject ?? '',
    [isHtml(message.body) ? 'html' : 'text']: message.body?.content ?? '',
    ...(message.importance === undefined ? {} : { priority: message.importance }),
    headers: (message.internetMessageHeaders ?? []).map(({ name, value }) => ({ key: name, value })),
    attachments: attachments.map((file) => ({
      filename: file.name,
      contentType: file.contentType,
      content: file.content,
      ...(file.contentId === null ? {} : { cid: file.contentId }),
      contentDisposition: file.isInline ? 'inline' : 'attachment',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Composes a mail as MIME. */
export async function composeMime(mail: Composition): Promise<Buffer> {
  return new MailComposer({ ...toMailOptions(mail) }).compile().build();
}

/** Returns the `Message-ID` header: that of the author, or one derived from the mail's ID. */
export function getMessageId(
  mailId: string,
  senderAddress: string,
  { internetMessageId }: Pick<StoredMessage, 'internetMessageId'> = {},
): string {
  return internetMessageId ?? `<${mailId}@${senderAddress.split('@').at(-1)}>`;
}

function toAddress({ emailAddress }: Recipient): { name: string; address: string } {
  return { name: emailAddress.name ?? '', address: emailAddress.address };
}

const hiddenElements = ['style', 'script', 'title', 'head'];

/**
 * Returns the beginning of a message as plain text.
 * @param length maximum characters
 */
export function getPreview({ body }: StoredMessage, length = 255): string {
  const text = body === undefined ? '' : isHtml(body) ? extractText(body.content) : body.content;
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

export function isHtml(body: StoredMessage['body']): boolean {
  return body?.contentType.toLowerCase() === 'html';
}

function extractText(markup: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (hiddenElements.includes(name)) hidden++;
      else parts.push(' ');
    },
    onclosetag: (name) => {
      if (hiddenElements.includes(name)) hidden--;
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text);
    },
  });
  parser.end(markup);
  return parts.join('');
}
