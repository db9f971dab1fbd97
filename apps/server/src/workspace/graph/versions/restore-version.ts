import { operations } from '@tideform/graph';
import { restoreVersion as restoreLibraryVersion } from '../../library/items/restore-version.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { readVersionNumber } from './read-version-number.ts';

export const restoreVersion = implement(operations.restoreVersion, async (call, context) => {
  const number = readVersionNumber(call.params.versionId);
  await changeAddressed(call, context, (write, item) => restoreLibraryVersion(write, item, number));
  return noContent;
});
