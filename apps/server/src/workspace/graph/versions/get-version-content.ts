import { operations } from '@tideform/graph';
import { findVersion } from '../../library/items/versions-store.ts';
import { refusals } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';
import { createDownloadUrl } from '../drive-items/describe-items.ts';
import { getMimeType } from '../drive-items/get-mime-type.ts';
import { openItem } from '../drives/open-drive.ts';
import { parseVersionNumber } from './parse-version-number.ts';

export const getVersionContent = implement(operations.getVersionContent, async (call, context) => {
  const { item } = await openItem(call, context);
  const number = parseVersionNumber(call.params.versionId);
  if (number === item.version) throw refusals.invalidRequest('You cannot get the content of the current version.');
  const version = await findVersion(context.db, item.id, number);
  if (version?.sha256 == null) throw refusals.itemNotFound();
  const { sha256, size } = version;
  const location = createDownloadUrl(context, { sha256, size, name: item.name, contentType: getMimeType(item.name) });
  return { status: 302, headers: { location } };
});
