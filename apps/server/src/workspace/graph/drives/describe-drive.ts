import type { List, Site } from '../../library/item.ts';
import { getUsedBytes } from '../../library/lists/lists-store.ts';
import { formatInstant, getWebUrl } from '../answer/describe.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** Describes a document library as Graph's drive resource. */
export async function describeDrive(context: GraphContext, site: Site, list: List): Promise<Record<string, unknown>> {
  const used = await getUsedBytes(context.db, list.id);
  const total = context.limits.quotaBytes;
  return {
    id: list.driveId,
    driveType: 'documentLibrary',
    name: list.displayName,
    description: list.description,
    createdDateTime: formatInstant(list.createdAt),
    lastModifiedDateTime: formatInstant(list.modifiedAt),
    webUrl: getWebUrl(context, site, list, []),
    owner: { group: { id: site.groupId, displayName: site.displayName } },
    quota: {
      deleted: 0,
      remaining: Math.max(0, total - used),
      state: used < total ? 'normal' : 'exceeded',
      total,
      used,
    },
  };
}
