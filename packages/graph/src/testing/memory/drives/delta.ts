import { parseExpand } from '../../../odata/expand.ts';
import type { Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { pick, replyJson } from '../reply.ts';
import type { Item, Library } from '../state.ts';
import { canRead } from './access.ts';
import { describeDeleted, describeItem } from './describe.ts';
import { pathOf } from './items.ts';

/** How changes of one kind are told. */
export interface Feed {
  readonly path: string;
  /** An item's place in the feed. */
  changeOf(item: Item): number;
  isShown(item: Item): boolean;
  arrange(items: readonly Item[]): readonly Item[];
  describe(item: Item): object;
}

/** A page of changes: current state of everything that changed after the token's change, oldest change first. */
export function listChanges(call: Call, newest: Library): Response {
  const library = { ...newest, lastChange: call.lastVisibleChange(newest.driveId, newest.lastChange) };
  return replyChanges(call, library, {
    path: `/drives/${library.driveId}/root/delta`,
    changeOf: (item) => item.change,
    isShown: (item) => item.change <= library.lastChange,
    arrange: (page) => withAncestors(call, page),
    describe: (item) => describeChange(call, item),
  });
}

export function replyChanges(call: Call, library: Library, feed: Feed): Response {
  const token = readToken(call, library, feed);
  if (call.query.token === 'latest') {
    return replyPage(call, library, feed, [], { after: library.lastChange });
  }
  const changed = [...call.state.items.values()]
    .filter((item) => item.driveId === library.driveId && feed.changeOf(item) > token.after && feed.isShown(item))
    .filter((item) => (item.isDeleted ? feed.changeOf(item) > (token.enumeratedFrom ?? 0) : canRead(call, item)))
    .sort((a, b) => feed.changeOf(a) - feed.changeOf(b));
  const last = changed[Math.min(call.query.top ?? 200, 5000) - 1];
  // A page can be longer than asked: the next one goes on behind a change, and what went with one folder is one.
  const page = last ? changed.filter((item) => feed.changeOf(item) <= feed.changeOf(last)) : changed;
  const hasMore = last !== undefined && page.length < changed.length;
  const next = hasMore ? { ...token, after: feed.changeOf(last) } : { after: library.lastChange };
  return replyPage(call, library, feed, feed.arrange(page), next, hasMore);
}

interface ChangeToken {
  readonly after: number;
  /** The change at which a full enumeration began: it leaves out what was gone by then. What goes later may have been told. */
  readonly enumeratedFrom?: number;
}

function readToken(call: Call, library: Library, feed: Feed): ChangeToken {
  const text = call.query.token;
  if (text === undefined || text === '' || text === 'latest') {
    return { after: 0, enumeratedFrom: library.lastChange };
  }
  const match = /^(\d+)\.(\d+)(?:\.(\d+))?$/.exec(text);
  if (match && Number(match[1]) === library.generation) {
    return { after: Number(match[2]), ...(match[3] !== undefined && { enumeratedFrom: Number(match[3]) }) };
  }
  throw new Refusal(410, 'resyncRequired', 'Resync required. Replace any local items with the server version.', {
    inner: 'resyncApplyDifferences',
    headers: { Location: linkTo(call, feed) },
  });
}

/** Repeats the folders above, parents before children. */
function withAncestors(call: Call, page: readonly Item[]): Item[] {
  const wanted = new Set(page);
  const isExcluded =
    call.headers.has('deltaExcludeParent') || /deltaexcludeparent/i.test(call.headers.get('Prefer') ?? '');
  if (!isExcluded) {
    for (const item of page) {
      for (let up = above(call, item); up && !wanted.has(up); up = above(call, up)) wanted.add(up);
    }
  }
  return [...wanted].sort((a, b) => pathOf(call.state, a).length - pathOf(call.state, b).length || a.change - b.change);
}

function above(call: Call, item: Item): Item | undefined {
  return item.parentId === undefined ? undefined : call.state.items.get(item.parentId);
}

function replyPage(
  call: Call,
  library: Library,
  feed: Feed,
  items: readonly Item[],
  next: ChangeToken,
  hasMore = false,
): Response {
  const token = [library.generation, next.after, next.enumeratedFrom ?? []].flat().join('.');
  const link = linkTo(call, feed, { token });
  return replyJson({
    '@odata.context': `${call.baseUrl}/$metadata#Collection(${feed.path.includes('/root/') ? 'driveItem' : 'listItem'})`,
    ...(hasMore ? { '@odata.nextLink': link } : { '@odata.deltaLink': link }),
    value: call.arrangeChanges(items.map((item) => feed.describe(item))),
  });
}

/** The address of a feed with the options of the call, but for the token. */
function linkTo(call: Call, feed: Feed, more: Record<string, string> = {}): string {
  const { token: _, ...options } = Object.fromEntries(call.search);
  const search = new URLSearchParams({ ...options, ...more }).toString();
  return `${call.baseUrl}${feed.path}${search === '' ? '' : `?${search}`}`;
}

/** Rows of changes have no cTag and no people; paths they have or not, as the real service's. */
function describeChange(call: Call, item: Item): object {
  if (item.isDeleted) return describeDeleted(item);
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  const { cTag, createdBy, lastModifiedBy, parentReference, ...row } = describeItem(call, item, undefined, expand) as {
    cTag: unknown;
    createdBy: unknown;
    lastModifiedBy: unknown;
    parentReference: { path?: string };
  };
  const { path, ...parent } = parentReference;
  return pick(
    { ...row, parentReference: call.enforces('no-delta-paths') ? parent : parentReference },
    call.query.select,
  );
}
