import { type Call, Refusal } from './call.ts';

export function replyJson(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      'Content-Type':
        'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false;charset=utf-8',
      'OData-Version': '4.0',
      ...headers,
    },
  });
}

export const replyNothing = (status = 204): Response => new Response(null, { status });

export function replyBytes(bytes: Uint8Array, type: string): Response {
  return new Response(bytes as BodyInit, { headers: { 'Content-Type': type, ETag: `"${bytes.length}"` } });
}

export function replyText(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
}

/** Formats an error in Graph's envelope; its date has no time zone. */
export function replyRefusal(refusal: Refusal, ids: Readonly<Record<string, string>>, now: string): Response {
  const { status, code, message, inner, headers } = refusal;
  const innerError = { ...(inner !== undefined && { code: inner }), date: now.slice(0, 19), ...ids };
  return Response.json({ error: { code, message, innerError } }, { status, headers });
}

/** Returns the selected properties, names in any case; everything without a selection. */
export function pickProperties<Value extends object>(value: Value, select: readonly string[] | undefined): object {
  if (select === undefined) return value;
  const selectedNames = new Set(select.map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => selectedNames.has(name.toLowerCase()) || name.startsWith('@odata.')),
  );
}

/** Returns one page of rows; the next link keeps the options of the call. */
export function replyPage<Row>(
  call: Call,
  rows: readonly Row[],
  describe: (row: Row) => object,
  defaultSize = 200,
  extra: object = {},
): Response {
  const start = parseSkipToken(call);
  const end = start + Math.min(call.query.top ?? defaultSize, 5000);
  const search = new URLSearchParams(call.search);
  search.set('$skiptoken', `at-${end}`);
  return replyJson({
    '@odata.context': `${call.baseUrl}/$metadata`,
    ...extra,
    ...(end < rows.length && { '@odata.nextLink': `${call.baseUrl}${call.path}?${search}` }),
    value: rows.slice(start, end).map(describe),
  });
}

function parseSkipToken(call: Call): number {
  const token = call.query.skiptoken;
  if (token === undefined) return 0;
  const start = /^at-(\d{1,9})$/.exec(token)?.[1];
  if (start === undefined) throw new Refusal(400, 'invalidRequest', 'Invalid skip token');
  return Number(start);
}
