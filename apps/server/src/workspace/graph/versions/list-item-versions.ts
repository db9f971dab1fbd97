import { operations } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import type { Item, Version } from '../../library/item.ts';
import { listVersions } from '../../library/items/versions-store.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphContext, implement } from '../call/graph-call.ts';
import { createDownloadUrl } from '../drive-items/describe-items.ts';
import { getMimeType } from '../drive-items/get-mime-type.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeVersion } from './describe-version.ts';

export const listItemVersions = implement(operations.listItemVersions, async (call, context) => {
  const { item } = await openItem(call, context);
  const rows = await describeItemVersions(context, item, await listVersions(context.db, item.id));
  return createPageResponse(
    call,
    rows.map((row) => selectProperties(row, call.query)),
    500,
  );
});

/**
 * Describes versions of a file as Graph's driveItemVersion resources. All except the current one have a download URL.
 */
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
    const hasDownloadUrl = version.number !== item.version && !context.enforces('no-version-addresses');
    return {
      ...describeVersion(version, people),
      size: version.size,
      ...(hasDownloadUrl && { '@microsoft.graph.downloadUrl': getDownloadUrl(context, item, version) }),
    };
  });
}

function getDownloadUrl(context: GraphContext, item: Item, version: Version): string {
  const { size, sha256 } = version;
  return createDownloadUrl(context, {
    sha256: sha256 ?? '',
    size,
    name: item.name,
    contentType: getMimeType(item.name),
  });
}
