import {
  type ChangeCursor,
  type ChangePage,
  createFeedEnd,
  createFeedStart,
  findFeedPosition,
} from '../../library/changes-store.ts';
import type { List } from '../../library/item.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { createLink } from './page.ts';

/**
 * Content of a change token. It isn't signed, because it only contains a position in a feed that the caller may read
 * anyway.
 */
interface ChangeToken {
  readonly listId: string;
  readonly cursor: ChangeCursor;
  readonly epoch: number;
}

/**
 * Returns the position in a list's change feed at which a call continues, or the beginning if the call has no token.
 *
 * @throws 410 for a token that is malformed or no longer valid
 */
export async function resolveCursor(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
): Promise<ChangeCursor> {
  const token = call.query.token ?? parseTokenInPath(decodeURIComponent(call.url.pathname));
  if (token === undefined || token === '') return createFeedStart(list);
  if (token === 'latest') return createFeedEnd(list);
  const since = /^\d{4}-\d\d-\d\dT/.test(token) ? new Date(token) : undefined;
  if (since && !Number.isNaN(since.getTime())) return findFeedPosition(context.db, list, since);
  const parsed = parseToken(token);
  if (parsed?.listId !== list.id || parsed.epoch !== getEpoch(context, list)) throw createResyncRefusal(call);
  return parsed.cursor;
}

/** Parses the change token in a path that ends with `/delta(token='…')`. */
function parseTokenInPath(path: string): string | undefined {
  const [, token, end] = path.endsWith("')") ? path.slice(0, -2).split("(token='") : [];
  return end === undefined ? token : undefined;
}

/** Creates the link at the end of a page of changes: a next link, or a delta link after the last page. */
export function createFeedLink(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  page: ChangePage,
): Record<string, string> {
  const cursor = page.isLast ? { ...page.cursor, enumeratedFrom: null } : page.cursor;
  const token: ChangeToken = { listId: list.id, cursor, epoch: getEpoch(context, list) };
  const link = createLink(call, 'token', token);
  return page.isLast ? { '@odata.deltaLink': link } : { '@odata.nextLink': link };
}

/** Creates the refusal that makes clients request the change feed again from its beginning. */
function createResyncRefusal(call: GraphCall<never, unknown>): Refusal {
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

function getEpoch(context: GraphContext, list: List): number {
  return context.faults.changeEpoch(list.driveId ?? list.id);
}
