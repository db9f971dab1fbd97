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
  const rows = await describeItemVersions(context, item, await listVersions(context.db, item.id));
  return pageOf(
    call,
    rows.map((row) => select(row, call.query)),
    500,
  );
});

/** Versions of a file as Graph's driveItemVersion resources; all but the current one can be downloaded. */
export async function describeItemVersions(
  context: GraphContext,
  item: Item,
  versions: readonly Version[],
): Promise<Record<string, unknown>[]> {
  const people = await findPeople(
    context.database,
    versions.map((version) => version.createdBy),
  );
  return versions.map((version) => {
    const hasAddress = version.number !== item.version && !context.enforces('no-version-addresses');
    return {
      ...describeVersion(version, people),
      size: version.size,
      ...(hasAddress && { '@microsoft.graph.downloadUrl': addressOf(context, item, version) }),
    };
  });
}

function addressOf(context: GraphContext, item: Item, version: Version): string {
  const { size, sha256 } = version;
  return downloadUrlOf(context, { sha256: sha256 ?? '', size, name: item.name, contentType: mimeTypeOf(item.name) });
}
