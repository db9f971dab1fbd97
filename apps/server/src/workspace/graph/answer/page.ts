import { Refusal } from '../../refusal.ts';
import type { GraphCall, GraphResponse } from '../call/graph-call.ts';
import { ok } from '../call/graph-call.ts';

/** Returns the page size: the requested one, within the limits of the service. */
export function getPageSize(call: GraphCall<never, unknown>, defaultSize: number, maxSize: number): number {
  return Math.min(call.query.top ?? defaultSize, maxSize);
}

/** Creates the link to the next page: the caller's URL with all of its options, and the position as a token. */
export function createLink(call: GraphCall<never, unknown>, option: 'token' | '$skiptoken', value: object): string {
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
 * Parses the token of a link from `createLink`; `undefined` on the first page.
 *
 * @throws 400 for a malformed token
 */
export function parseToken<Value extends object>(token: string | undefined): Value | undefined {
  if (token === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as Value;
  } catch {
    throw new Refusal(400, 'invalidRequest', 'The paging token is not valid.');
  }
}

/**
 * Creates the response with one page of rows that are all in memory.
 * @throws 400 for a malformed token
 */
export function createPageResponse<Row extends object>(
  call: GraphCall<never, unknown>,
  rows: readonly Row[],
  defaultSize = 100,
  maxSize = 999,
  describe: (row: Row) => object = (row) => row,
): GraphResponse {
  const from = parseToken<{ offset: number }>(call.query.skiptoken)?.offset ?? 0;
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Refusal(400, 'invalidRequest', 'The paging token is not valid.');
  const to = from + getPageSize(call, defaultSize, maxSize);
  return ok({
    ...(call.query.count ? { '@odata.count': rows.length } : {}),
    ...(to < rows.length ? { '@odata.nextLink': createLink(call, '$skiptoken', { offset: to }) } : {}),
    value: rows.slice(from, to).map(describe),
  });
}
