import type { MailMessage, NewAttachment } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { getRecipients } from './mail.ts';
import { findMailboxes, insertMail, type NewMail } from './mail-store.ts';

/** Sends mail to external recipients. */
export interface MailRelay {
  /** Starts sending mail that is due. */
  wake(): void;
}

/** Dependencies of sending mail. */
export interface MailPorts {
  readonly database: Database;
  now(): Date;
  /** Absent: mail to external recipients stays in the workspace, in a folder of its own. */
  readonly relay?: MailRelay | undefined;
}

/** A mail to deliver. */
export interface OutgoingMail {
  readonly sender: Person;
  readonly message: MailMessage;
  readonly isSaved: boolean;
  /**
   * Whether the message is sent by SMTP to all recipients instead of to mailboxes here, for people who can't open their
   * mailbox.
   */
  readonly isOutside?: boolean;
}

/** Delivers a message to the mailboxes of its recipients and, with `isSaved`, to the sender's sent items. */
export async function deliverMail({ database, now, relay }: MailPorts, mail: OutgoingMail): Promise<void> {
  const { sender } = mail;
  const { attachments = [], ...storedMessage } = mail.message;
  const inboxes = new Map<string, string>();
  const outsideAddresses: string[] = [];
  for (const address of getRecipients(storedMessage)) {
    const mailboxes = mail.isOutside ? [] : await findMailboxes(database, address, sender.tenantId);
    for (const { ownerId, tenantId } of mailboxes) inboxes.set(ownerId, tenantId);
    if (mailboxes.length === 0) outsideAddresses.push(address);
  }
  const copies: NewMail['copies'] = [
    ...[...inboxes].map(([ownerId, tenantId]) => ({ ownerId, tenantId, folder: 'inbox' as const })),
    ...(mail.isSaved ? [{ ownerId: sender.id, tenantId: sender.tenantId, folder: 'sentitems' as const }] : []),
    ...(outsideAddresses.length > 0 && !relay
      ? [{ ownerId: null, tenantId: sender.tenantId, folder: 'outside' as const }]
      : []),
  ];
  await insertMail(database, {
    tenantId: sender.tenantId,
    senderId: sender.id,
    message: storedMessage,
    attachments: attachments.map(toAttachment),
    sentAt: now(),
    copies,
    relayTo: relay ? outsideAddresses : [],
  });
  if (outsideAddresses.length > 0) relay?.wake();
}

function toAttachment(file: NewAttachment): NewMail['attachments'][number] {
  return {
    name: file.name,
    contentType: file.contentType ?? 'application/octet-stream',
    isInline: file.isInline ?? false,
    contentId: file.contentId ?? null,
    content: Buffer.from(file.contentBytes, 'base64'),
  };
}
