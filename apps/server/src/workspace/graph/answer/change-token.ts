import { type ChangeCursor, type ChangePage, endOfFeed, feedSince, startOfFeed } from '../../library/changes-store.ts';
import type { List } from '../../library/item.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { linkWith } from './page.ts';

/** What a change token says. It is signed by nothing: it only names a place in a feed that its bearer may read anyway. */
interface ChangeToken {
  readonly listId: string;
  readonly cursor: ChangeCursor;
  readonly epoch: number;
}

/**
 * The place in a list's change feed from which a call goes on: its start without a token.
 *
 * @throws 410 for a token that is of no use (any more)
 */
export async function readCursor(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
): Promise<ChangeCursor> {
  const token = call.query.token ?? tokenInPath(decodeURIComponent(call.url.pathname));
  if (token === undefined || token === '') return startOfFeed(list);
  if (token === 'latest') return endOfFeed(list);
  const since = /^\d{4}-\d\d-\d\dT/.test(token) ? new Date(token) : undefined;
  if (since && !Number.isNaN(since.getTime())) return feedSince(context.db, list, since);
  const read = parseToken(token);
  if (read?.listId !== list.id || read.epoch !== epochOf(context, list)) throw resyncRequired(call);
  return read.cursor;
}

/** `…/delta(token='…')` */
function tokenInPath(path: string): string | undefined {
  const [, token, end] = path.endsWith("')") ? path.slice(0, -2).split("(token='") : [];
  return end === undefined ? token : undefined;
}

/** The link that goes on behind a page: to the next one, or to what changes after the last. */
export function linkBehind(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  list: List,
  page: ChangePage,
): Record<string, string> {
  const cursor = page.isLast ? { ...page.cursor, enumeratedFrom: null } : page.cursor;
  const token: ChangeToken = { listId: list.id, cursor, epoch: epochOf(context, list) };
  const link = linkWith(call, 'token', token);
  return page.isLast ? { '@odata.deltaLink': link } : { '@odata.nextLink': link };
}

/** Tells the client to start over without a token. */
function resyncRequired(call: GraphCall<never, unknown>): Refusal {
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

function epochOf(context: GraphContext, list: List): number {
  return context.faults.changeEpoch(list.driveId ?? list.id);
}
