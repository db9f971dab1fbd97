import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from '../directory/directory-tables.ts';
import type { Attachment, AttachmentWithContent, MailboxItem, MailFolder, StoredMessage } from './mail.ts';

/** A mail to store, with its mailbox copies and external recipients. */
export interface NewMail {
  readonly tenantId: string;
  readonly senderId: string;
  readonly message: StoredMessage;
  readonly attachments: readonly Omit<AttachmentWithContent, 'id' | 'size'>[];
  readonly sentAt: Date;
  /** Mailboxes that get a copy; `ownerId` is `null` for external recipients. */
  readonly copies: readonly {
    readonly ownerId: string | null;
    readonly tenantId: string;
    readonly folder: MailFolder;
  }[];
  /** External addresses to which the mail is sent by SMTP. */
  readonly relayTo: readonly string[];
}

/** Stores a mail with all of its copies atomically, in the given transaction or in a new one. */
export async function insertMail(database: Database, mail: NewMail): Promise<void> {
  const db = getTables(database);
  if (db.isTransaction) await insertMailRows(db, mail);
  else await db.transaction().execute((transaction) => insertMailRows(transaction, mail));
}

async function insertMailRows(db: Kysely<DirectoryTables>, mail: NewMail): Promise<void> {
  const id = randomUUID();
  const { tenantId, senderId, sentAt } = mail;
  const row = { id, tenant_id: tenantId, sender_id: senderId, message: JSON.stringify(mail.message) };
  await db
    .insertInto('workspace.mails')
    .values({ ...row, sent_at: sentAt })
    .execute();
  for (const [position, file] of mail.attachments.entries()) await insertAttachment(db, id, position, file);
  for (const { ownerId, tenantId: copyTenantId, folder } of mail.copies) {
    const copy = { id: randomUUID(), mail_id: id, owner_id: ownerId, tenant_id: copyTenantId, folder };
    await db
      .insertInto('workspace.mailbox_items')
      .values({ ...copy, is_read: folder !== 'inbox', received_at: sentAt })
      .execute();
  }
  for (const address of mail.relayTo) {
    const relay = { mail_id: id, address, next_attempt_at: sentAt, last_error: null };
    await db.insertInto('workspace.mail_relays').values(relay).execute();
  }
}

async function insertAttachment(
  db: Kysely<DirectoryTables>,
  mailId: string,
  position: number,
  file: NewMail['attachments'][number],
): Promise<void> {
  await db
    .insertInto('workspace.mail_attachments')
    .values({
      id: randomUUID(),
      mail_id: mailId,
      position,
      name: file.name,
      content_type: file.contentType,
      is_inline: file.isInline,
      content_id: file.contentId,
      size: file.content.length,
      content: file.content,
    })
    .execute();
}

/** Mailbox of a person, or an organization's mail to external recipients that isn't relayed. */
export type Mailbox = { readonly ownerId: string } | { readonly outsideOf: string };

/** Lists the mail of a mailbox, newest first; with `folder`, only that folder. */
export async function listMailbox(database: Database, mailbox: Mailbox, folder?: MailFolder): Promise<MailboxItem[]> {
  return selectItems(database, mailbox)
    .$if(folder !== undefined, (query) => query.where('folder', '=', folder!))
    .orderBy('received_at', 'desc')
    .orderBy('item.id')
    .execute();
}

export async function findMailboxItem(
  database: Database,
  mailbox: Mailbox,
  id: string,
): Promise<MailboxItem | undefined> {
  return selectItems(database, mailbox).where('item.id', '=', id).executeTakeFirst();
}

function selectItems(database: Database, mailbox: Mailbox) {
  return getTables(database)
    .selectFrom('workspace.mailbox_items as item')
    .innerJoin('workspace.mails as mail', 'mail.id', 'mail_id')
    .innerJoin('workspace.people as sender', 'sender.id', 'sender_id')
    .select((select) => [
      'item.id',
      'mail_id as mailId',
      'folder',
      'is_read as isRead',
      'received_at as receivedAt',
      'sent_at as sentAt',
      'mail.message as letter',
      sql<
        MailboxItem['sender']
      >`json_build_object('id', sender.id, 'displayName', sender.display_name, 'mail', sender.mail,
        'userPrincipalName', sender.user_principal_name)`.as('sender'),
      select
        .selectFrom('workspace.mail_attachments as file')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('file.mail_id', '=', 'mail.id')
        .$asScalar()
        .$notNull()
        .as('attachmentCount'),
    ])
    .$if('ownerId' in mailbox, (query) => query.where('owner_id', '=', 'ownerId' in mailbox ? mailbox.ownerId : ''))
    .$if('outsideOf' in mailbox, (query) =>
      query
        .where('item.tenant_id', '=', 'outsideOf' in mailbox ? mailbox.outsideOf : '')
        .where('folder', '=', 'outside')
        .where('owner_id', 'is', null),
    );
}

export async function markMailboxItemRead(database: Database, itemId: string): Promise<void> {
  await getTables(database)
    .updateTable('workspace.mailbox_items')
    .set({ is_read: true })
    .where('id', '=', itemId)
    .where('is_read', '=', false)
    .execute();
}

const attachmentColumns = [
  'id',
  'name',
  'content_type as contentType',
  'is_inline as isInline',
  'content_id as contentId',
  'size',
] as const;

export async function listAttachments(database: Database, mailId: string): Promise<Attachment[]> {
  return getTables(database)
    .selectFrom('workspace.mail_attachments')
    .select(attachmentColumns)
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
}

export async function loadAttachments(database: Database, mailId: string): Promise<AttachmentWithContent[]> {
  return getTables(database)
    .selectFrom('workspace.mail_attachments')
    .select([...attachmentColumns, 'content'])
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
}

export async function findAttachment(
  database: Database,
  mailId: string,
  id: string,
): Promise<AttachmentWithContent | undefined> {
  return getTables(database)
    .selectFrom('workspace.mail_attachments')
    .select([...attachmentColumns, 'content'])
    .where('mail_id', '=', mailId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function getTables(database: Database): Kysely<DirectoryTables> {
  return database.withTables<DirectoryTables>();
}

/** A mailbox of this workspace. */
interface MailboxOwner {
  readonly ownerId: string;
  readonly tenantId: string;
}

/**
 * Finds the mailboxes of an address: a person's, or those of the members of a Microsoft 365 group. A group accepts mail
 * only from its own organization. Empty if the address isn't in this workspace.
 */
export async function findMailboxes(
  database: Database,
  address: string,
  fromTenantId: string,
): Promise<MailboxOwner[]> {
  const key = address.trim().toLowerCase();
  const own = await selectPersonalMailboxes(database)
    .where((where) => where.or([where(sql`lower(mail)`, '=', key), where(sql`lower(user_principal_name)`, '=', key)]))
    .limit(1)
    .execute();
  if (own.length > 0) return own;
  return selectPersonalMailboxes(database)
    .innerJoin('workspace.memberships', 'person_id', 'workspace.people.id')
    .innerJoin('workspace.groups', 'workspace.groups.id', 'group_id')
    .innerJoin('workspace.tenants', 'workspace.tenants.id', 'workspace.groups.tenant_id')
    .where('workspace.groups.tenant_id', '=', fromTenantId)
    .where('is_unified', '=', true)
    .where(sql`lower(mail_nickname || '@' || domain)`, '=', key)
    .execute();
}

function selectPersonalMailboxes(database: Database) {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.people')
    .select(['workspace.people.id as ownerId', 'workspace.people.tenant_id as tenantId'])
    .where('home_tenant_id', 'is', null)
    .where('mail', 'is not', null);
}
