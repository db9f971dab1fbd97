import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BatchRequest, operations } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';
import { createErrorResponse, type RequestIds } from './error-response.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from './graph-call.ts';

type BatchEntry = BatchRequest['requests'][number];
type BatchResponse = Record<string, unknown> & { readonly status: number };

const MAX_ENTRIES = 20;

export const batch = implement(operations.batch, async (call, context) => {
  const { requests } = call.body;
  requireValidBatch(requests);
  const pending = new Map<string, Promise<BatchResponse>>();
  // NOTE: a batch entry waits for the entries that it depends on, which may come later in the array. All promises
  // therefore exist before one is awaited.
  const getResponse = (entry: BatchEntry): Promise<BatchResponse> => {
    const existing = pending.get(entry.id);
    if (existing) return existing;
    const dependencies = (entry.dependsOn ?? []).map((id) => getResponse(requests.find((one) => one.id === id)!));
    const response = runAfter(call, context, entry, dependencies);
    pending.set(entry.id, response);
    return response;
  };
  const responses = await Promise.all(requests.map(async (entry) => ({ id: entry.id, ...(await getResponse(entry)) })));
  return ok({ responses });
});

async function runAfter(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  entry: BatchEntry,
  dependencies: readonly Promise<BatchResponse>[],
): Promise<BatchResponse> {
  const results = await Promise.all(dependencies);
  if (results.some(({ status }) => status >= 400)) {
    return describeBatchResponse(createErrorResponse(createFailedDependency(), createIds(), context.now()));
  }
  const headers = Object.fromEntries(
    Object.entries(entry.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const answer = await context.run(call.actor, {
    method: entry.method.toUpperCase(),
    address: entry.url,
    headers,
    content: createContent(entry, headers['content-type']),
  });
  return describeBatchResponse(answer);
}

/** Returns a request's content: JSON as it is, everything else decoded from base64. */
function createContent({ body }: BatchEntry, contentType: string | undefined): Readable {
  if (body === undefined || body === null) return Readable.from([]);
  const isBytes = typeof body === 'string' && !/json/i.test(contentType ?? '');
  return Readable.from([isBytes ? Buffer.from(body, 'base64') : Buffer.from(JSON.stringify(body))]);
}

async function describeBatchResponse({ status, headers = {}, body }: GraphResponse): Promise<BatchResponse> {
  const headerValues = Object.fromEntries(Object.entries(headers).map(([name, value]) => [capitalize(name), value]));
  if (body === undefined) return { status, headers: headerValues };
  if (body instanceof Readable) return { status, headers: headerValues, body: (await buffer(body)).toString('base64') };
  return { status, headers: { 'Content-Type': 'application/json', ...headerValues }, body };
}

function capitalize(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (match) => match.toUpperCase());
}

/** @throws 400 for too many requests, duplicate IDs, and unknown or circular dependencies */
function requireValidBatch(requests: readonly BatchEntry[]): void {
  const ids = new Set(requests.map((entry) => entry.id.toLowerCase()));
  if (requests.length > MAX_ENTRIES) throw createMalformedRefusal(`A batch can have up to ${MAX_ENTRIES} requests.`);
  if (ids.size < requests.length) throw createMalformedRefusal('The ids of a batch must be unique.');
  const seen = new Map<string, 'open' | 'done'>();
  for (const entry of requests) {
    if (/^\/*(\$|%24)batch/i.test(entry.url)) throw createMalformedRefusal('A batch cannot hold a batch.');
    requireAcyclic(requests, entry, seen);
  }
}

/** Requires that an entry has no circular dependencies. Visits each entry once, even if several paths lead to it. */
function requireAcyclic(requests: readonly BatchEntry[], entry: BatchEntry, seen: Map<string, 'open' | 'done'>): void {
  if (seen.get(entry.id) === 'done') return;
  if (seen.get(entry.id) === 'open') throw createMalformedRefusal('The dependencies are circular.');
  seen.set(entry.id, 'open');
  for (const id of new Set(entry.dependsOn)) {
    const dependencies = requests.find((one) => one.id === id);
    if (dependencies === undefined) throw createMalformedRefusal(`There is no request '${id}' to depend on.`);
    requireAcyclic(requests, dependencies, seen);
  }
  seen.set(entry.id, 'done');
}

const createFailedDependency = (): Refusal =>
  new Refusal(424, 'failedDependency', 'A request that this one depends on has failed.');

function createIds(): RequestIds {
  const requestId = randomUUID();
  return { requestId, clientRequestId: requestId };
}

function createMalformedRefusal(message: string): Refusal {
  return new Refusal(400, 'BadRequest', message);
}
