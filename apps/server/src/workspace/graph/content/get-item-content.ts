import { operations } from '@tideform/graph';
import { getContentFor } from '../../library/item.ts';
import { refusals } from '../../refusal.ts';
import { implement } from '../call/graph-call.ts';
import { createDownloadUrl } from '../drive-items/describe-items.ts';
import { getMimeType } from '../drive-items/get-mime-type.ts';
import { openItem } from '../drives/open-drive.ts';

export const getItemContent = implement(operations.getItemContent, async (call, context) => {
  const { item } = await openItem(call, context);
  const { sha256, size } = getContentFor(item, call.actor.personId);
  if (sha256 === null) throw refusals.invalidRequest('You cannot get content for a folder');
  const location = createDownloadUrl(context, { sha256, size, name: item.name, contentType: getMimeType(item.name) });
  return { status: 302, headers: { location } };
});
