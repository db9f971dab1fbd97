import { operations } from '@tideform/graph';
import { listReadableListIds } from '../../library/access/access-store.ts';
import { listSiteLists } from '../../library/lists/lists-store.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement } from '../call/graph-call.ts';
import { openSite } from '../group-lists/open-list.ts';
import { describeDrive } from './describe-drive.ts';

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
