import { operations } from '@tideform/graph';
import { type Access, isGranted } from '../../library/access/access-store.ts';
import { type ChangePage, endOfFeed, listChanges } from '../../library/changes-store.ts';
import type { Item, List } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { listSharingChanges, type SharingPage } from '../../library/sharing-feed-store.ts';
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
  const { list: newest, access } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== newest.rootId) {
    throw refusals.invalidRequest('Delta is only supported on the root of a drive.');
  }
  const isSharingShown = readSharingPreferences(call);
  const list = { ...newest, change: context.faults.lastVisibleChange(call.params.driveId, newest.change) };
  const cursor = await readCursor(call, context, list);
  if (context.faults.isPageEmpty(call.params.driveId)) {
    return ok({ ...linkBehind(call, context, list, { items: [], isLast: false, cursor }), value: [] });
  }
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const find = isSharingShown ? listSharingChanges : listChanges;
  const page = hideLateChanges(await find(context.db, list, cursor, access, limit), list);
  return ok({
    ...linkBehind(call, context, list, page),
    value: context.faults.arrangeChanges(await describePage(call, context, { list, access }, page)),
  });
});

/** What a caller must all prefer to be told of what is shared with them and what no longer is. */
const SHARING = ['deltashowremovedasdeleted', 'deltatraversepermissiongaps', 'deltashowsharingchanges'] as const;

/** @throws 400 for some of the preferences without the others */
function readSharingPreferences(call: GraphCall<never, unknown>): boolean {
  const preferred = SHARING.filter((preference) => prefers(call, preference));
  if (preferred.length > 0 && preferred.length < SHARING.length) {
    throw refusals.invalidRequest(`These preferences go together: ${SHARING.join(', ')}.`);
  }
  return preferred.length > 0;
}

type AnyPage = ChangePage & Partial<Pick<SharingPage, 'shared' | 'lost'>>;

/** A page without what the feed does not show yet; then it is the last one. */
function hideLateChanges(page: AnyPage, list: List): AnyPage {
  const items = page.items.filter((item) => item.change <= list.change);
  if (items.length === page.items.length) return page;
  return { ...page, items, isLast: true, cursor: { ...endOfFeed(list), enumeratedFrom: page.cursor.enumeratedFrom } };
}

/** The changed items, and, unless the caller does not want them, the folders above them: from the root down. */
async function describePage(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access }: OpenDrive,
  { items, shared, lost }: AnyPage,
): Promise<Record<string, unknown>[]> {
  const isGone = (item: Item) => item.deletedAt !== null || lost?.has(item.id) === true;
  const living = items.filter((item) => !isGone(item));
  const shown = isWithoutParents(call) ? living : await withAncestors(context, access, living);
  const expand = readExpand(call);
  const changesTellAll = context.faults.changesTellAll();
  const isPathHidden = context.enforces('no-delta-paths');
  const rows = await describeItemsWith(call, context, expand, { list, items: shown, isPathHidden });
  return [
    ...rows.map((row, at) => ({
      ...select(changesTellAll ? row : asChange(row), call.query, expandedNames(expand)),
      ...(shared?.has(shown[at]!.id) && !shown[at]!.isFolder ? { '@microsoft.graph.sharedChanged': 'True' } : {}),
    })),
    ...items.filter(isGone).map((item) => describeDeleted(list, item)),
  ];
}

/** Rows of changes do not say who, nor how often the content changed. */
function asChange({ createdBy: _, lastModifiedBy: __, cTag: ___, ...row }: Record<string, unknown>) {
  return row;
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
