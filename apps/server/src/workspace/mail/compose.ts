import type { Recipient } from '@tideform/graph';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { isHtml } from './body-text.ts';
import type { AttachmentWithContent, Letter } from './mail.ts';

export interface Composition {
  readonly mailId: string;
  readonly letter: Letter;
  readonly attachments: readonly AttachmentWithContent[];
  readonly from: { readonly name: string; readonly address: string };
  /** Where answers go, when the letter names nobody. */
  readonly replyTo?: string | undefined;
  readonly sentAt: Date;
  readonly withBcc?: boolean;
}

/** A mail for nodemailer. Nothing of it is read from disk or network, whatever it says. */
export function toMailOptions(mail: Composition): Mail.Options {
  const { letter, attachments, from, sentAt } = mail;
  const replyTo = letter.replyTo?.length ? letter.replyTo.map(addressOf) : mail.replyTo;
  return {
    messageId: messageIdOf(mail.mailId, from.address, letter),
    date: sentAt,
    from,
    to: letter.toRecipients?.map(addressOf),
    cc: letter.ccRecipients?.map(addressOf),
    ...(mail.withBcc ? { bcc: letter.bccRecipients?.map(addressOf) } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: letter.subject ?? '',
    [isHtml(letter.body) ? 'html' : 'text']: letter.body?.content ?? '',
    ...(letter.importance === undefined ? {} : { priority: letter.importance }),
    headers: (letter.internetMessageHeaders ?? []).map(({ name, value }) => ({ key: name, value })),
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

/** A mail as MIME. */
export async function composeMime(mail: Composition): Promise<Buffer> {
  return new MailComposer({ ...toMailOptions(mail) }).compile().build();
}

/** The id that a mail keeps wherever it goes: its writer's, or ours. */
export function messageIdOf(
  mailId: string,
  senderAddress: string,
  { internetMessageId }: Pick<Letter, 'internetMessageId'> = {},
): string {
  return internetMessageId ?? `<${mailId}@${senderAddress.split('@').at(-1)}>`;
}

function addressOf({ emailAddress }: Recipient): { name: string; address: string } {
  return { name: emailAddress.name ?? '', address: emailAddress.address };
}
