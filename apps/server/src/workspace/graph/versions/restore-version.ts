import { operations } from '@tideform/graph';
import { restoreVersion as restoreLibraryVersion } from '../../library/items/restore-version.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';
import { parseVersionNumber } from './parse-version-number.ts';

export const restoreVersion = implement(operations.restoreVersion, async (call, context) => {
  const number = parseVersionNumber(call.params.versionId);
  await updateAddressedItem(call, context, (write, item) => restoreLibraryVersion(write, item, number));
  return noContent;
});
