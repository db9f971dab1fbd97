import { operations } from '@tideform/graph';
import { type Access, hasRole, readableScopes } from '../../library/access/access-store.ts';
import {
  type ChangeCursor,
  type ChangePage,
  endOfFeed,
  feedSince,
  listChanges,
  startOfFeed,
} from '../../library/changes-store.ts';
import type { Item, List } from '../../library/item.ts';
import { loadLineage } from '../../library/items/items-store.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { linkWith, pageSize } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, prefers, readExpand } from '../call/options.ts';
import { describeDeleted } from '../drive-items/describe-items.ts';
import { type OpenDrive, openDrive } from './open-drive.ts';

/** What a change token says. It is signed by nothing: it only names a place in a feed that its bearer may read anyway. */
interface ChangeToken {
  readonly listId: string;
  readonly cursor: ChangeCursor;
  readonly epoch: number;
}

const USUAL_PAGE = 200;
const LARGEST_PAGE = 5000;

export const listDriveChanges = implement(operations.listDriveChanges, async (call, context) => {
  const { list, access } = await openDrive(call, context);
  if (call.address.itemId !== 'root' && call.address.itemId !== list.rootId) {
    throw refusals.invalidRequest('Delta is only supported on the root of a drive.');
  }
  const cursor = await readCursor(call, context, list);
  const limit = pageSize(call, USUAL_PAGE, LARGEST_PAGE);
  const page = await listChanges(context.db, list, cursor, readableScopes(access), limit);
  return ok({
    ...linkOn(call, context, list, page),
    value: context.faults.arrangeChanges(await describePage(call, context, { list, access }, page)),
  });
});

async function readCursor(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  list: List,
): Promise<ChangeCursor> {
  const token = call.query.token ?? /\(token='(.*)'\)$/.exec(decodeURIComponent(call.url.pathname))?.[1];
  if (token === undefined || token === '') return startOfFeed(list);
  if (token === 'latest') return endOfFeed(list);
  if (/^\d{4}-\d\d-\d\dT/.test(token)) return feedSince(context.db, list, new Date(token));
  const read = parseToken(token);
  if (read?.listId !== list.id || read.epoch !== context.faults.changeEpoch(list.driveId!)) throw resyncRequired(call);
  return read.cursor;
}

/** Tells the client to start over without a token. */
export function resyncRequired(call: GraphCall<never, unknown>): Refusal {
  const start = new URL(call.url);
  start.searchParams.delete('token');
  return new Refusal(410, 'resyncRequired', 'Resync required. Replace any local items with the server version.', {
    innerCodes: ['resyncApplyDifferences'],
    headers: { location: start.href },
  });
}

function parseToken(token: string): ChangeToken | undefined {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as ChangeToken;
  } catch {
    return undefined;
  }
}

function linkOn(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  page: ChangePage,
): Record<string, string> {
  const cursor = page.isLast ? { ...page.cursor, enumeratedFrom: null } : page.cursor;
  const epoch = context.faults.changeEpoch(list.driveId!);
  const link = linkWith(call, 'token', { listId: list.id, cursor, epoch } satisfies ChangeToken);
  return page.isLast ? { '@odata.deltaLink': link } : { '@odata.nextLink': link };
}

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
  const lineage = await loadLineage(
    context.db,
    items.map((item) => item.id),
  );
  const isShown = (item: Item) => item.deletedAt === null && hasRole(access, item, 'read');
  const all = new Map([...lineage].filter(([, item]) => isShown(item)));
  for (const item of items) all.set(item.id, item);
  const depthOf = (item: Item): number => (item.parentId ? 1 + depthOf(lineage.get(item.parentId)!) : 0);
  return [...all.values()]
    .map((item) => ({ item, depth: depthOf(item) }))
    .sort((a, b) => a.depth - b.depth || a.item.change - b.item.change)
    .map(({ item }) => item);
}
