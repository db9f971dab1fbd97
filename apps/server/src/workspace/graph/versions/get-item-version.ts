import { operations } from '@tideform/graph';
import { findVersion } from '../../library/items/versions-store.ts';
import { refusals } from '../../refusal.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeItemVersions } from './list-item-versions.ts';
import { parseVersionNumber } from './parse-version-number.ts';

export const getItemVersion = implement(operations.getItemVersion, async (call, context) => {
  const { item } = await openItem(call, context);
  const isCurrent = call.params.versionId.toLowerCase() === 'current';
  const number = isCurrent ? item.version : parseVersionNumber(call.params.versionId);
  const version = await findVersion(context.db, item.id, number);
  if (version === undefined) throw refusals.itemNotFound();
  const [row] = await describeItemVersions(context, item, [version]);
  return ok(selectProperties(row!, call.query));
});
