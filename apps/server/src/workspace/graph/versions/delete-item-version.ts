import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { requireUnlocked } from '../../library/items/preconditions.ts';
import { deleteVersion } from '../../library/items/versions-store.ts';
import { refusals } from '../../refusal.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { parseVersionNumber } from './parse-version-number.ts';

export const deleteItemVersion = implement(operations.deleteItemVersion, async (call, context) => {
  const number = parseVersionNumber(call.params.versionId);
  await updateAddressedItem(call, context, async (write, item) => {
    await requireGranted(write.access, item, 'write');
    requireUnlocked(item, write.actor);
    if (number === item.version) throw refusals.invalidRequest('You cannot delete the current version.');
    if (!(await deleteVersion(write.db, item.id, number))) throw refusals.itemNotFound();
  });
  return noContent;
});
