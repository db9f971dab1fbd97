import { operations } from '@tideform/graph';
import { restoreVersion as restoreLibraryVersion } from '../../library/restore-version.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { implement, noContent } from '../graph-call.ts';
import { readVersionNumber } from './read-version-number.ts';

export const restoreVersion = implement(operations.restoreVersion, async (call, context) => {
  const number = readVersionNumber(call.params.versionId);
  await changeAddressed(call, context, (write, item) => restoreLibraryVersion(write, item, number));
  return noContent;
});
