import { operations } from '@tideform/graph';
import { readableLists } from '../../library/access/access-store.ts';
import { listSiteLists } from '../../library/lists/lists-store.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { openSite } from '../group-lists/open-list.ts';
import { describeDrive } from './describe-drive.ts';

export const listGroupDrives = implement(operations.listGroupDrives, answerDrives);
export const listSiteDrives = implement(operations.listSiteDrives, answerDrives);

/** The document libraries of a site that the caller may see something of, without those that SharePoint keeps for itself. */
async function answerDrives(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphAnswer> {
  const site = await openSite(call, context);
  const readable = await readableLists(context.db, site.id, call.actor.principals);
  const lists = await listSiteLists(context.db, site.id);
  const libraries = lists.filter((list) => list.driveId !== null && !list.isSystem && readable.has(list.id));
  const rows = await Promise.all(libraries.map((list) => describeDrive(context, site, list)));
  return pageOf(
    call,
    rows.map((row) => select(row, call.query)),
    200,
  );
}
