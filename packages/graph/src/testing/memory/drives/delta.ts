import { parseExpand } from '../../../odata/expand.ts';
import { type Call, Refusal } from '../call.ts';
import { pickProperties, replyJson } from '../reply.ts';
import type { Item, Library } from '../state.ts';
import { canRead } from './access.ts';
import { describeDeleted, describeItem } from './describe.ts';
import { getPath } from './items.ts';

/** Change feed, of a drive's items or of a list's rows. */
export interface ChangeFeed {
  readonly path: string;
  /** Returns an item's position in the feed. */
  getChange(item: Item): number;
  isShown(item: Item): boolean;
  arrange(items: readonly Item[]): readonly Item[];
  describe(item: Item): object;
}

/** Lists a page of changes: the current state of items changed after the token, oldest change first. */
export function listChanges(call: Call, newest: Library): Response {
  const library = { ...newest, lastChange: call.lastVisibleChange(newest.driveId, newest.lastChange) };
  return replyChanges(call, library, {
    path: `/drives/${library.driveId}/root/delta`,
    getChange: (item) => item.change,
    isShown: (item) => item.change <= library.lastChange,
    arrange: (page) => addAncestors(call, page),
    describe: (item) => describeChange(call, item),
  });
}

export function replyChanges(call: Call, library: Library, feed: ChangeFeed): Response {
  const token = parseToken(call, library, feed);
  if (call.query.token === 'latest') {
    return replyPage(call, library, feed, [], { after: library.lastChange });
  }
  const changed = [...call.state.items.values()]
    .filter((item) => item.driveId === library.driveId && feed.getChange(item) > token.after && feed.isShown(item))
    .filter((item) => (item.isDeleted ? feed.getChange(item) > (token.enumeratedFrom ?? 0) : canRead(call, item)))
    .sort((a, b) => feed.getChange(a) - feed.getChange(b));
  const last = changed[Math.min(call.query.top ?? 200, 5000) - 1];
  // A page can exceed its size, because items deleted with one folder share a change and can't be split.
  const page = last ? changed.filter((item) => feed.getChange(item) <= feed.getChange(last)) : changed;
  const hasMore = last !== undefined && page.length < changed.length;
  const next = hasMore ? { ...token, after: feed.getChange(last) } : { after: library.lastChange };
  return replyPage(call, library, feed, feed.arrange(page), next, hasMore);
}

interface ChangeToken {
  readonly after: number;
  /**
   * Number of the newest change when a full enumeration began. Earlier deletions are omitted; later ones are included,
   * because the deleted items may already have been returned.
   */
  readonly enumeratedFrom?: number;
}

function parseToken(call: Call, library: Library, feed: ChangeFeed): ChangeToken {
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
    headers: { Location: createLink(call, feed) },
  });
}

/** Adds the parent folders of a page's items, parents before children. */
function addAncestors(call: Call, page: readonly Item[]): Item[] {
  const wanted = new Set(page);
  const isExcluded =
    call.headers.has('deltaExcludeParent') || /deltaexcludeparent/i.test(call.headers.get('Prefer') ?? '');
  if (!isExcluded) {
    for (const item of page) {
      for (
        let ancestor = iterateAncestors(call, item);
        ancestor && !wanted.has(ancestor);
        ancestor = iterateAncestors(call, ancestor)
      )
        wanted.add(ancestor);
    }
  }
  return [...wanted].sort(
    (a, b) => getPath(call.state, a).length - getPath(call.state, b).length || a.change - b.change,
  );
}

function iterateAncestors(call: Call, item: Item): Item | undefined {
  return item.parentId === undefined ? undefined : call.state.items.get(item.parentId);
}

function replyPage(
  call: Call,
  library: Library,
  feed: ChangeFeed,
  items: readonly Item[],
  next: ChangeToken,
  hasMore = false,
): Response {
  const token = [library.generation, next.after, next.enumeratedFrom ?? []].flat().join('.');
  const link = createLink(call, feed, { token });
  return replyJson({
    '@odata.context': `${call.baseUrl}/$metadata#Collection(${feed.path.includes('/root/') ? 'driveItem' : 'listItem'})`,
    ...(hasMore ? { '@odata.nextLink': link } : { '@odata.deltaLink': link }),
    value: call.arrangeChanges(items.map((item) => feed.describe(item))),
  });
}

/** Returns the URL of a feed with the options of the call, except the token. */
function createLink(call: Call, feed: ChangeFeed, extraOptions: Record<string, string> = {}): string {
  const { token: _, ...options } = Object.fromEntries(call.search);
  const search = new URLSearchParams({ ...options, ...extraOptions }).toString();
  return `${call.baseUrl}${feed.path}${search === '' ? '' : `?${search}`}`;
}

/** Describes an item as a row of changes, without the cTag and users. Paths are optional, as in the real service. */
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
  return pickProperties(
    { ...row, parentReference: call.enforces('no-delta-paths') ? parent : parentReference },
    call.query.select,
  );
}
