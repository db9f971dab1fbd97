import { operations } from '@tideform/graph';
import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';
import { isGuid } from '../../library/ids.ts';
import { hasMailbox, type MailboxItem } from '../../mail/mail.ts';
import { findMailboxItem, listMailbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';

/**
 * Returns the caller if they have a mailbox.
 * @throws 404 for guests and for accounts without an email address
 */
export async function requireMailbox(
  { actor }: GraphCall<never, unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Person> {
  const person = await findPerson(database, actor.personId);
  if (person !== undefined && hasMailbox(person)) return person;
  const message = 'The mailbox is either inactive, soft-deleted, or is hosted on-premise.';
  throw new Refusal(404, 'MailboxNotEnabledForRESTAPI', message);
}

/**
 * Finds a message in the caller's mailbox.
 * @throws 404 for an unknown ID, 400 for a malformed one
 */
export async function requireMessage(
  call: GraphCall<'messageId', unknown>,
  context: GraphContext,
): Promise<MailboxItem> {
  const { id: ownerId } = await requireMailbox(call, context);
  requireMailId(call.params.messageId);
  const item = await findMailboxItem(context.database, { ownerId }, call.params.messageId);
  if (item === undefined) throw createMailNotFound();
  return item;
}

export function requireMailId(id: string): void {
  if (!isGuid(id)) throw new Refusal(400, 'ErrorInvalidIdMalformed', 'Id is malformed.');
}

export const createMailNotFound = () =>
  new Refusal(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');

/** Folders of every mailbox; their well-known names are their IDs. */
const mailFolders = [
  { id: 'inbox', displayName: 'Inbox' },
  { id: 'sentitems', displayName: 'Sent Items' },
] as const;

export const listMailFolders = implement(operations.listMailFolders, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const items = await listMailbox(context.database, { ownerId });
  return createPageResponse(call, mailFolders, 10, 1000, (folder) =>
    selectProperties(describeFolder(folder, items), call.query, ['id']),
  );
});

export const getMailFolder = implement(operations.getMailFolder, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const folder = requireMailFolder(call.params.folderId);
  return ok(
    selectProperties(describeFolder(folder, await listMailbox(context.database, { ownerId }, folder.id)), call.query, [
      'id',
    ]),
  );
});

/** @throws 404 for an unknown folder */
export function requireMailFolder(id: string): (typeof mailFolders)[number] {
  const folder = mailFolders.find((one) => one.id === id.toLowerCase());
  if (folder === undefined) throw new Refusal(404, 'ErrorItemNotFound', 'The specified folder was not found.');
  return folder;
}

function describeFolder({ id, displayName }: (typeof mailFolders)[number], items: readonly MailboxItem[]) {
  const folderItems = items.filter((item) => item.folder === id);
  return {
    id,
    displayName,
    parentFolderId: 'msgfolderroot',
    childFolderCount: 0,
    unreadItemCount: folderItems.filter(({ isRead }) => !isRead).length,
    totalItemCount: folderItems.length,
    isHidden: false,
  };
}
