import { operations } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import type { Item, Version } from '../../library/item.ts';
import { listVersions } from '../../library/items/versions-store.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphContext, implement } from '../call/graph-call.ts';
import { downloadUrlOf } from '../drive-items/describe-items.ts';
import { mimeTypeOf } from '../drive-items/mime-type.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeVersion } from './describe-version.ts';

export const listItemVersions = implement(operations.listItemVersions, async (call, context) => {
  const { item } = await openItem(call, context);
  const versions = await listVersions(context.db, item.id);
  const people = await findPeople(
    context.database,
    versions.map((version) => version.createdBy),
  );
  const rows = versions.map((version, at) => ({
    ...describeVersion(version, people),
    size: version.size,
    ...(at === 0 ? {} : { '@microsoft.graph.downloadUrl': addressOf(context, item, version) }),
  }));
  return pageOf(
    call,
    rows.map((row) => select(row, call.query)),
    500,
  );
});

function addressOf(context: GraphContext, item: Item, version: Version): string {
  const { size, sha256 } = version;
  return downloadUrlOf(context, { sha256: sha256 ?? '', size, name: item.name, contentType: mimeTypeOf(item.name) });
}
