import { operations } from '@tideform/graph';
import { type Access, isGranted } from '../../library/access/access-store.ts';
import { type ChangePage, listChanges } from '../../library/changes-store.ts';
import type { Item } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { linkBehind, readCursor } from '../answer/change-token.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { pageSize } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, prefers, readExpand } from '../call/options.ts';
import { describeDeleted } from '../drive-items/describe-items.ts';
import { type OpenDrive, openDrive } from './open-drive.ts';

const USUAL_PAGE = 200;
const LARGEST_PAGE = 5000;

export const listDriveChanges = implement(operations.listDriveChanges, async (call, context) => {
  const { list, access } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== list.rootId) {
    throw refusals.invalidRequest('Delta is only supported on the root of a drive.');
  }
  const cursor = await readCursor(call, context, list);
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = await listChanges(context.db, list, cursor, access, limit);
  return ok({
    ...linkBehind(call, context, list, page),
    value: context.faults.arrangeChanges(await describePage(call, context, { list, access }, page)),
  });
});

/** The changed items, and, unless the caller does not want them, the folders above them: from the root down. */
async function describePage(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access }: OpenDrive,
  page: ChangePage,
): Promise<Record<string, unknown>[]> {
  const living = page.items.filter((item) => item.deletedAt === null);
  const shown = isWithoutParents(call) ? living : await withAncestors(context, access, living);
  const expand = readExpand(call);
  const rows = await describeItemsWith(call, context, expand, { list, items: shown, isPathHidden: true });
  const deleted = page.items.filter((item) => item.deletedAt !== null);
  return [
    ...rows.map((row) => select(row, call.query, expandedNames(expand))),
    ...deleted.map((item) => describeDeleted(list, item)),
  ];
}

function isWithoutParents(call: GraphCall<never, unknown>): boolean {
  return call.header('deltaexcludeparent') !== undefined || prefers(call, 'deltaExcludeParent');
}

async function withAncestors(context: GraphContext, access: Access, items: readonly Item[]): Promise<Item[]> {
  const above = items.flatMap((item) => item.parentId ?? []);
  const lineage = new Map([
    ...(await loadLineage(context.db, above)),
    ...items.map((item) => [item.id, item] as const),
  ]);
  const given = new Set(items);
  const isShown = async (item: Item) =>
    given.has(item) || (item.deletedAt === null && (await isGranted(access, item, 'read')));
  const shown = await Promise.all(Array.from(lineage.values(), async (item) => ((await isShown(item)) ? [item] : [])));
  const depthOf = (item: Item): number => (item.parentId ? 1 + depthOf(lineage.get(item.parentId)!) : 0);
  return shown
    .flat()
    .map((item) => ({ item, depth: depthOf(item) }))
    .sort((a, b) => a.depth - b.depth || a.item.change - b.item.change)
    .map(({ item }) => item);
}
