import { operations } from '@tideform/graph';
import type { MailboxItem } from '../../mail/mail.ts';
import { listMailbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { requireMailbox } from './open-mailbox.ts';

/** Folders of every mailbox; their well-known names are their IDs. */
const folders = [
  { id: 'inbox', displayName: 'Inbox' },
  { id: 'sentitems', displayName: 'Sent Items' },
] as const;

export const listMailFolders = implement(operations.listMailFolders, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const items = await listMailbox(context.database, { ownerId });
  return createPageResponse(call, folders, 10, 1000, (folder) =>
    select(describeFolder(folder, items), call.query, ['id']),
  );
});

export const getMailFolder = implement(operations.getMailFolder, async (call, context) => {
  const { id: ownerId } = await requireMailbox(call, context);
  const folder = requireFolder(call.params.folderId);
  return ok(
    select(describeFolder(folder, await listMailbox(context.database, { ownerId }, folder.id)), call.query, ['id']),
  );
});

/** @throws 404 for an unknown folder */
export function requireFolder(id: string): (typeof folders)[number] {
  const folder = folders.find((one) => one.id === id.toLowerCase());
  if (folder === undefined) throw new Refusal(404, 'ErrorItemNotFound', 'The specified folder was not found.');
  return folder;
}

function describeFolder({ id, displayName }: (typeof folders)[number], items: readonly MailboxItem[]) {
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
