import { operations } from '@tideform/graph';
import { type Access, isGranted } from '../../library/access/access-store.ts';
import {
  type ChangePage,
  createFeedEnd,
  listChanges,
  listSharingChanges,
  type SharingPage,
} from '../../library/changes-store.ts';
import type { Item, List } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { refusals } from '../../refusal.ts';
import { createFeedLink, resolveCursor } from '../answer/change-token.ts';
import { getPageSize } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import {
  type GraphCall,
  type GraphContext,
  getExpand,
  getExpandedNames,
  hasPreference,
  implement,
  ok,
} from '../call/graph-call.ts';
import { describeItemsWith } from '../describe-expanded.ts';
import { type OpenedDrive, openDrive } from '../drives/open-drive.ts';
import { describeDeleted } from './describe-items.ts';

const DEFAULT_PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 5000;

export const listDriveChanges = implement(operations.listDriveChanges, async (call, context) => {
  const { list: currentList, access } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== currentList.rootId) {
    throw refusals.invalidRequest('Delta is only supported on the root of a drive.');
  }
  const includesSharing = hasSharingPreferences(call);
  const list = { ...currentList, change: context.faults.lastVisibleChange(call.params.driveId, currentList.change) };
  const cursor = await resolveCursor(call, context, list);
  if (context.faults.isPageEmpty(call.params.driveId)) {
    return ok({ ...createFeedLink(call, context, list, { items: [], isLast: false, cursor }), value: [] });
  }
  const limit = getPageSize(call, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const find = includesSharing ? listSharingChanges : listChanges;
  const page = hideLateChanges(await find(context.db, list, cursor, access, limit), list);
  return ok({
    ...createFeedLink(call, context, list, page),
    value: context.faults.arrangeChanges(await describePage(call, context, { list, access }, page)),
  });
});

/** Values of the `Prefer` header that clients must combine to get permission changes in the feed. */
const SHARING_PREFERENCES = [
  'deltashowremovedasdeleted',
  'deltatraversepermissiongaps',
  'deltashowsharingchanges',
] as const;

/**
 * Returns whether all sharing preferences are set.
 * @throws 400 when only some of them are set
 */
function hasSharingPreferences(call: GraphCall<never, unknown>): boolean {
  const preferred = SHARING_PREFERENCES.filter((preference) => hasPreference(call, preference));
  if (preferred.length > 0 && preferred.length < SHARING_PREFERENCES.length) {
    throw refusals.invalidRequest(`These preferences must be combined: ${SHARING_PREFERENCES.join(', ')}.`);
  }
  return preferred.length > 0;
}

type FeedPage = ChangePage & Partial<Pick<SharingPage, 'shared' | 'lost'>>;

/** Removes changes that the simulated feed doesn't show yet. A shortened page becomes the last page. */
function hideLateChanges(page: FeedPage, list: List): FeedPage {
  const items = page.items.filter((item) => item.change <= list.change);
  if (items.length === page.items.length) return page;
  return {
    ...page,
    items,
    isLast: true,
    cursor: { ...createFeedEnd(list), enumeratedFrom: page.cursor.enumeratedFrom },
  };
}

/** Describes the changed items and, unless the caller excludes them, the folders above them from the root down. */
async function describePage(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access }: OpenedDrive,
  { items, shared, lost }: FeedPage,
): Promise<Record<string, unknown>[]> {
  const isRemoved = (item: Item) => item.deletedAt !== null || lost?.has(item.id) === true;
  const existing = items.filter((item) => !isRemoved(item));
  const shown = excludesParents(call) ? existing : await addAncestors(context, access, existing);
  const expand = getExpand(call);
  const hasFullRows = context.faults.hasFullChangeRows();
  const isPathHidden = context.enforces('no-delta-paths');
  const rows = await describeItemsWith(call, context, expand, { list, items: shown, isPathHidden });
  return [
    ...rows.map((row, at) => ({
      ...selectProperties(hasFullRows ? row : toChangeRow(row), call.query, getExpandedNames(expand)),
      ...(shared?.has(shown[at]!.id) && !shown[at]!.isFolder ? { '@microsoft.graph.sharedChanged': 'True' } : {}),
    })),
    ...items.filter(isRemoved).map((item) => describeDeleted(list, item)),
  ];
}

/** Removes author, editor and cTag, which SharePoint's change feed omits. */
function toChangeRow({ createdBy: _, lastModifiedBy: __, cTag: ___, ...row }: Record<string, unknown>) {
  return row;
}

function excludesParents(call: GraphCall<never, unknown>): boolean {
  return call.header('deltaexcludeparent') !== undefined || hasPreference(call, 'deltaExcludeParent');
}

async function addAncestors(context: GraphContext, access: Access, items: readonly Item[]): Promise<Item[]> {
  const parentIds = items.flatMap((item) => item.parentId ?? []);
  const lineage = new Map([
    ...(await loadLineage(context.db, parentIds)),
    ...items.map((item) => [item.id, item] as const),
  ]);
  const changedItems = new Set(items);
  const isShown = async (item: Item) =>
    changedItems.has(item) || (item.deletedAt === null && (await isGranted(access, item, 'read')));
  const shown = await Promise.all(Array.from(lineage.values(), async (item) => ((await isShown(item)) ? [item] : [])));
  const getDepth = (item: Item): number => (item.parentId ? 1 + getDepth(lineage.get(item.parentId)!) : 0);
  return shown
    .flat()
    .map((item) => ({ item, depth: getDepth(item) }))
    .sort((a, b) => a.depth - b.depth || a.item.change - b.item.change)
    .map(({ item }) => item);
}
