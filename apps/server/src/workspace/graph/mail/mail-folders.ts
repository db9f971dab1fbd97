import { operations } from '@tideform/graph';
import type { MailboxItem } from '../../mail/mail.ts';
import { listMailbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { requireMailbox } from './open-mailbox.ts';

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
