import { operations } from '@tideform/graph';
import { listReadableListIds } from '../../library/access/access-store.ts';
import type { List, Site } from '../../library/item.ts';
import { findSite, getUsedBytes, listSiteLists } from '../../library/lists/lists-store.ts';
import { formatInstant, getWebUrl } from '../answer/describe.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { openSite } from '../open-list.ts';
import { openDrive } from './open-drive.ts';

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

export const getDrive = implement(operations.getDrive, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  return ok(selectProperties(await describeDrive(context, site, list), call.query));
});

export const listGroupDrives = implement(operations.listGroupDrives, createDrivesResponse);
export const listSiteDrives = implement(operations.listSiteDrives, createDrivesResponse);

/** Lists the document libraries of a site in which the caller may see something, without system libraries. */
async function createDrivesResponse(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphResponse> {
  const site = await openSite(call, context);
  const readable = await listReadableListIds(context.db, site.id, call.actor.principals);
  const lists = await listSiteLists(context.db, site.id);
  const libraries = lists.filter((list) => list.driveId !== null && !list.isSystem && readable.has(list.id));
  const rows = await Promise.all(libraries.map((list) => describeDrive(context, site, list)));
  return createPageResponse(
    call,
    rows.map((row) => selectProperties(row, call.query)),
    200,
  );
}
