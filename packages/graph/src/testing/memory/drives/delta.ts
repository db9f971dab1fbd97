import { parseExpand } from '../../../odata/expand.ts';
import type { Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { pick, replyJson } from '../reply.ts';
import type { Item, Library } from '../state.ts';
import { canRead } from './access.ts';
import { describeDeleted, describeItem } from './describe.ts';
import { pathOf } from './items.ts';

/** A page of changes: current state of everything that changed after the token's change, oldest change first. */
export function listChanges(call: Call, library: Library): Response {
  const token = readToken(call, library);
  if (call.query.token === 'latest') return replyPage(call, library, [], { after: library.lastChange, isFull: false });
  const changed = [...call.state.items.values()]
    .filter((item) => item.driveId === library.driveId && item.change > token.after)
    .filter((item) => (item.isDeleted ? !token.isFull : canRead(call, item)))
    .sort((a, b) => a.change - b.change);
  const page = changed.slice(0, Math.min(call.query.top ?? 200, 5000));
  const isLast = page.length === changed.length;
  const after = isLast ? library.lastChange : (page.at(-1)?.change ?? token.after);
  return replyPage(call, library, withAncestors(call, page), { after, isFull: token.isFull && !isLast }, !isLast);
}

interface ChangeToken {
  readonly after: number;
  /** A full enumeration leaves out what is gone. */
  readonly isFull: boolean;
}

function readToken(call: Call, library: Library): ChangeToken {
  const text = call.query.token;
  if (text === undefined || text === '' || text === 'latest') return { after: 0, isFull: true };
  const match = /^(\d+)\.(\d+)(f?)$/.exec(text);
  if (match && Number(match[1]) === library.generation) return { after: Number(match[2]), isFull: match[3] === 'f' };
  throw new Refusal(410, 'resyncRequired', 'Resync required. Replace any local items with the server version.', {
    inner: 'resyncApplyDifferences',
    headers: { Location: `${call.baseUrl}/drives/${library.driveId}/root/delta` },
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

function replyPage(call: Call, library: Library, items: readonly Item[], next: ChangeToken, hasMore = false): Response {
  const { token: _, ...options } = Object.fromEntries(call.search);
  const token = `${library.generation}.${next.after}${next.isFull ? 'f' : ''}`;
  const link = `${call.baseUrl}/drives/${library.driveId}/root/delta?${new URLSearchParams({ ...options, token })}`;
  const rows = items.map((item) => describeChange(call, item));
  return replyJson({
    '@odata.context': `${call.baseUrl}/$metadata#Collection(driveItem)`,
    ...(hasMore ? { '@odata.nextLink': link } : { '@odata.deltaLink': link }),
    value: call.arrangeChanges(rows),
  });
}

/** Rows of changes have no path, no cTag and no people. */
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
  return pick({ ...row, parentReference: parent }, call.query.select);
}
