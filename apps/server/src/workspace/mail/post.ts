import type { MailMessage, NewAttachment } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { recipientsOf } from './mail.ts';
import { insertMail, type NewMail } from './mail-store.ts';
import { findMailboxes } from './mailboxes-store.ts';

/** Takes mail to addresses outside of the workspace. */
export interface MailRelay {
  /** Says that there is something to take. */
  wake(): void;
}

export interface PostPorts {
  readonly database: Database;
  now(): Date;
  /** `undefined`: mail to the outside stays here, in a folder of its own. */
  readonly relay?: MailRelay | undefined;
}

export interface Posting {
  readonly sender: Person;
  readonly message: MailMessage;
  readonly isSaved: boolean;
  /** Goes out to every recipient, and into no mailbox here: for somebody who can't open theirs. */
  readonly isOutside?: boolean;
}

/** Puts a message into the mailboxes of its recipients and, unless told otherwise, among what the sender sent. */
export async function post({ database, now, relay }: PostPorts, posting: Posting): Promise<void> {
  const { sender } = posting;
  const { attachments = [], ...letter } = posting.message;
  const inboxes = new Map<string, string>();
  const outside: string[] = [];
  for (const address of recipientsOf(letter)) {
    const mailboxes = posting.isOutside ? [] : await findMailboxes(database, address, sender.tenantId);
    for (const { ownerId, tenantId } of mailboxes) inboxes.set(ownerId, tenantId);
    if (mailboxes.length === 0) outside.push(address);
  }
  const copies: NewMail['copies'] = [
    ...[...inboxes].map(([ownerId, tenantId]) => ({ ownerId, tenantId, folder: 'inbox' as const })),
    ...(posting.isSaved ? [{ ownerId: sender.id, tenantId: sender.tenantId, folder: 'sentitems' as const }] : []),
    ...(outside.length > 0 && !relay ? [{ ownerId: null, tenantId: sender.tenantId, folder: 'outside' as const }] : []),
  ];
  await insertMail(database, {
    tenantId: sender.tenantId,
    senderId: sender.id,
    letter,
    attachments: attachments.map(readAttachment),
    sentAt: now(),
    copies,
    relayTo: relay ? outside : [],
  });
  if (outside.length > 0) relay?.wake();
}

function readAttachment(file: NewAttachment): NewMail['attachments'][number] {
  return {
    name: file.name,
    contentType: file.contentType ?? 'application/octet-stream',
    isInline: file.isInline ?? false,
    contentId: file.contentId ?? null,
    content: Buffer.from(file.contentBytes, 'base64'),
  };
}
