import { refusals } from '../../refusal.ts';
import { requireGranted } from '../access/access-store.ts';
import type { Item } from '../item.ts';
import type { LibraryWrite } from '../write-library.ts';
import { saveItem } from './items-store.ts';
import { requireUnlocked } from './preconditions.ts';
import { findVersion, recordVersion } from './versions-store.ts';

/** Restores an old version: its content and fields become the newest version. No version is deleted. */
export async function restoreVersion(write: LibraryWrite, item: Item, number: number): Promise<void> {
  await requireGranted(write.access, item, 'write');
  requireUnlocked(item, write.actor);
  if (item.checkedOutBy !== null) throw refusals.locked();
  if (number === item.version) throw refusals.invalidRequest('The current version cannot be restored.');
  const version = await findVersion(write.db, item.id, number);
  if (version === undefined) throw refusals.itemNotFound();
  const { size, sha256, quickXorHash, fields } = version;
  const saved = await saveItem(write, item.id, {
    size,
    sha256,
    quickXorHash,
    fields: JSON.stringify(fields),
    ctag: item.ctag + 1,
    version: item.version + 1,
  });
  await recordVersion(write.db, saved, saved);
}
