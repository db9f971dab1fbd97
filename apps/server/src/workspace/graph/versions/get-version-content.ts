import { operations } from '@tideform/graph';
import { findVersion } from '../../library/items/versions-store.ts';
import { refusals } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';
import { downloadUrlOf } from '../drive-items/describe-items.ts';
import { mimeTypeOf } from '../drive-items/mime-type.ts';
import { openItem } from '../drives/open-drive.ts';
import { readVersionNumber } from './read-version-number.ts';

export const getVersionContent = implement(operations.getVersionContent, async (call, context) => {
  const { item } = await openItem(call, context);
  const number = readVersionNumber(call.params.versionId);
  if (number === item.version) throw refusals.invalidRequest('You cannot get the content of the current version.');
  const version = await findVersion(context.db, item.id, number);
  if (version?.sha256 == null) throw refusals.itemNotFound();
  const { sha256, size } = version;
  const location = downloadUrlOf(context, { sha256, size, name: item.name, contentType: mimeTypeOf(item.name) });
  return { status: 302, headers: { location } };
});
