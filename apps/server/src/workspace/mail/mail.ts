import type { MailMessage } from '@tideform/graph';
import type { Person } from '../directory/directory.ts';

/** A posted message without its attachments, which are stored separately. */
export type StoredMessage = MailMessage;

/** Folder of a mailbox. `outside` contains an organization's mail to external recipients that isn't relayed. */
export type MailFolder = 'inbox' | 'sentitems' | 'outside';

/** A mail in a folder of a mailbox. */
export interface MailboxItem {
  readonly id: string;
  readonly mailId: string;
  readonly folder: MailFolder;
  readonly isRead: boolean;
  readonly receivedAt: Date;
  readonly sentAt: Date;
  readonly letter: StoredMessage;
  readonly sender: Pick<Person, 'id' | 'displayName' | 'mail' | 'userPrincipalName'>;
  readonly attachmentCount: number;
}

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly isInline: boolean;
  /** ID that `cid:` URLs in the body refer to. */
  readonly contentId: string | null;
  readonly size: number;
}

export interface AttachmentWithContent extends Attachment {
  readonly content: Buffer;
}

/** Returns whether a person receives mail in this workspace. Guests have their mailbox in their home tenant. */
export function hasMailbox({ mail, homeTenantId }: Pick<Person, 'mail' | 'homeTenantId'>): boolean {
  return mail !== null && homeTenantId === null;
}

/** Returns all recipient addresses of a message without duplicates, in the order To, Cc, Bcc. */
export function getRecipients({ toRecipients = [], ccRecipients = [], bccRecipients = [] }: StoredMessage): string[] {
  const all = [...toRecipients, ...ccRecipients, ...bccRecipients].map(({ emailAddress }) =>
    emailAddress.address.trim(),
  );
  const byKey = new Map(all.map((address) => [address.toLowerCase(), address]));
  return [...byKey.values()];
}
