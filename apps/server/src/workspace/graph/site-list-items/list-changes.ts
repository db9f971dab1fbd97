import { operations } from '@tideform/graph';
import { listChanges } from '../../library/changes-store.ts';
import { type Item, isRoot, type List } from '../../library/item.ts';
import { loadDeletedBelow } from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { linkBehind, readCursor } from '../answer/change-token.ts';
import { siteIdOf } from '../answer/describe.ts';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { pageSize } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand } from '../call/options.ts';
import { contentTypeOf } from '../drive-lists/describe-rows.ts';
import { openList } from '../group-lists/open-list.ts';

const USUAL_PAGE = 200;
const LARGEST_PAGE = 5000;

export const listSiteListItemChanges = implement(operations.listSiteListItemChanges, answerChanges);
export const listGroupListItemChanges = implement(operations.listGroupListItemChanges, answerChanges);

/** A page of what changed in a list: rows as they are now, and what is left of deleted ones. */
async function answerChanges(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphAnswer> {
  const { site, list, access } = await openList(call, context);
  if (list.isSystem && context.enforces('no-system-list-delta')) {
    throw refusals.invalidRequest('The list tells no changes.');
  }
  const cursor = await readCursor(call, context, list);
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = await listChanges(context.db, list, cursor, access, limit);
  const changed = page.items.filter((item) => !isRoot(item));
  const deleted = await withDeletedBelow(context, changed);
  const siteId = siteIdOf(context, site);
  const rows = [
    ...(await describeLiving(call, context, list, changed)),
    ...deleted.map((item) => describeDeleted(context, list, siteId, item)),
  ];
  return ok({ ...linkBehind(call, context, list, page), value: context.faults.arrangeChanges(rows) });
}

async function describeLiving(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  changed: readonly Item[],
): Promise<Record<string, unknown>[]> {
  const items = changed.filter((item) => item.deletedAt === null);
  const expand = readExpand(call);
  const rows = await describeRowsWith(call, context, expand, { list, items });
  return rows.map((row) => select(row, call.query, expandedNames(expand)));
}

/** Deleted rows, and the rows of what went with a folder: a list has no tree by which a client could find them. */
async function withDeletedBelow(context: GraphContext, changed: readonly Item[]): Promise<Item[]> {
  const deleted = changed.filter((item) => item.deletedAt !== null);
  const folders = deleted.filter((item) => item.isFolder).map((item) => item.id);
  const below = await loadDeletedBelow(context.db, folders);
  const known = new Set(deleted.map((item) => item.id));
  return [...deleted, ...below.filter((item) => !known.has(item.id))];
}

function describeDeleted(context: GraphContext, list: List, siteId: string, item: Item): Record<string, unknown> {
  return {
    id: String(item.row),
    contentType: contentTypeOf(context, list, item),
    parentReference: { siteId },
    deleted: { state: 'deleted' },
  };
}
