import { Refusal } from '../../refusal.ts';
import type { GraphAnswer, GraphCall } from '../call/graph-call.ts';
import { ok } from '../call/graph-call.ts';

/** Rows that a page holds: what the caller asked for, within the service's bounds. */
export function pageSize(call: GraphCall<never, unknown>, usual: number, most: number): number {
  return Math.min(call.query.top ?? usual, most);
}

/** A link to the next page: the caller's own address with all of its options, and where to go on. */
export function linkWith(call: GraphCall<never, unknown>, option: 'token' | '$skiptoken', value: object): string {
  const url = new URL(call.url);
  for (const name of [...url.searchParams.keys()]) {
    if (/^\$?(token|skiptoken|deltatoken)$/i.test(name)) url.searchParams.delete(name);
  }
  const parameter = url.pathname.indexOf('(');
  if (parameter >= 0 && url.pathname.endsWith(')')) url.pathname = url.pathname.slice(0, parameter);
  url.searchParams.set(option, Buffer.from(JSON.stringify(value)).toString('base64url'));
  return url.href;
}

/**
 * Where to go on, from a link that `linkWith` made; `undefined` at the first page.
 *
 * @throws 400 for a token that was not made here
 */
export function readToken<Value extends object>(token: string | undefined): Value | undefined {
  if (token === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as Value;
  } catch {
    throw new Refusal(400, 'invalidRequest', 'The paging token is not valid.');
  }
}

/** Answers one page of rows that are all in memory. @throws 400 for a token that was not made here */
export function pageOf<Row extends object>(
  call: GraphCall<never, unknown>,
  rows: readonly Row[],
  usual = 100,
  most = 999,
  describe: (row: Row) => object = (row) => row,
): GraphAnswer {
  const from = readToken<{ offset: number }>(call.query.skiptoken)?.offset ?? 0;
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Refusal(400, 'invalidRequest', 'The paging token is not valid.');
  const to = from + pageSize(call, usual, most);
  return ok({
    ...(call.query.count ? { '@odata.count': rows.length } : {}),
    ...(to < rows.length ? { '@odata.nextLink': linkWith(call, '$skiptoken', { offset: to }) } : {}),
    value: rows.slice(from, to).map(describe),
  });
}
