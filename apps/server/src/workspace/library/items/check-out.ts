import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import { getContentFor, type Item } from '../item.ts';
import type { LibraryWrite } from '../write-library.ts';
import { saveItem } from './items-store.ts';
import { requireUnlocked } from './preconditions.ts';
import { recordVersion } from './versions-store.ts';

/** Checks out a file for the actor. Others don't see the actor's changes until check-in. */
export async function checkOut(write: LibraryWrite, item: Item): Promise<void> {
  await requireCanCheckOut(write, item);
  requireUnlocked(item, write.actor);
  if (item.checkedOutBy !== null) return;
  const { size, sha256, quickXorHash, fields } = item;
  const draft = JSON.stringify({ size, sha256, quickXorHash, fields });
  await saveItem(write, item.id, { ...pickModification(item), checkedOutBy: write.actor.personId, draft });
}

/** Checks in a file: the draft becomes a new version with the comment. */
export async function checkIn(write: LibraryWrite, item: Item, comment: string): Promise<void> {
  await requireCheckedOut(write, item);
  const { size, sha256, quickXorHash, fields } = getContentFor(item, write.actor.personId);
  const saved = await saveItem(write, item.id, {
    size,
    sha256,
    quickXorHash,
    fields: JSON.stringify(fields),
    version: item.version + 1,
    checkedOutBy: null,
    draft: null,
  });
  await recordVersion(write.db, saved, saved, comment);
}

/** Discards a check-out and its draft. */
export async function discardCheckOut(write: LibraryWrite, item: Item): Promise<void> {
  await requireCheckedOut(write, item);
  const { quickXorHash, draft } = item;
  const isContentReverted = draft !== null && draft.quickXorHash !== quickXorHash;
  await saveItem(write, item.id, {
    checkedOutBy: null,
    draft: null,
    ...(isContentReverted ? { ctag: item.ctag + 1 } : {}),
  });
}

async function requireCanCheckOut(write: LibraryWrite, item: Item): Promise<void> {
  if (item.isFolder || write.list.driveId === null) throw refusals.invalidRequest('API not found');
  await requireGranted(write.access, item, 'write');
}

async function requireCheckedOut(write: LibraryWrite, item: Item): Promise<void> {
  await requireCanCheckOut(write, item);
  if (item.checkedOutBy === null) throw refusals.invalidRequest('The file is not checked out.');
  requireUnlocked(item, write.actor);
}

function pickModification(item: Item): Pick<Item, 'modifiedAt' | 'modifiedBy'> {
  return { modifiedAt: item.modifiedAt, modifiedBy: item.modifiedBy };
}
