import type { MailMessage } from '@tideform/graph';
import type { Person } from '../directory/directory.ts';

/** A message as it was posted; its attachments are kept apart. */
export type Letter = MailMessage;

export type MailFolder = 'inbox' | 'sentitems' | 'outside';

/** A mail in a folder of a mailbox. */
export interface MailboxItem {
  readonly id: string;
  readonly mailId: string;
  readonly folder: MailFolder;
  readonly isRead: boolean;
  readonly receivedAt: Date;
  readonly sentAt: Date;
  readonly letter: Letter;
  readonly sender: Pick<Person, 'id' | 'displayName' | 'mail' | 'userPrincipalName'>;
  readonly attachmentCount: number;
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly isInline: boolean;
  /** What `cid:` addresses in the body name. */
  readonly contentId: string | null;
  readonly size: number;
}

export interface AttachmentWithContent extends Attachment {
  readonly content: Buffer;
}

/** Whether somebody receives mail here: a guest's mailbox lies where they come from. */
export function hasMailbox({ mail, homeTenantId }: Pick<Person, 'mail' | 'homeTenantId'>): boolean {
  return mail !== null && homeTenantId === null;
}

/** Everybody whom a message is for, each address once, in the order To, Cc, Bcc. */
export function recipientsOf({ toRecipients = [], ccRecipients = [], bccRecipients = [] }: Letter): string[] {
  const all = [...toRecipients, ...ccRecipients, ...bccRecipients].map(({ emailAddress }) =>
    emailAddress.address.trim(),
  );
  const byKey = new Map(all.map((address) => [address.toLowerCase(), address]));
  return [...byKey.values()];
}
