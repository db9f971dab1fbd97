import { type BatchRequest, batchRequest } from '../../resources/envelopes.ts';
import { type Call, Refusal, readJsonBody } from './call.ts';
import { replyJson } from './reply.ts';

const MAX_CALLS = 20;
type BatchRequestEntry = BatchRequest['requests'][number];
interface EntryResponse {
  readonly id: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** Runs the calls of a batch; those that depend on a failed one fail with 424. */
export async function runBatch(
  call: Call,
  answer: (entry: BatchRequestEntry, bytes: Uint8Array) => Promise<Response>,
): Promise<Response> {
  const parsed = batchRequest.safeParse(readJsonBody(call));
  if (!parsed.success) throw createBatchRefusal('The batch is malformed.');
  const { requests } = parsed.data;
  validateRequests(requests);
  const answers = new Map<string, EntryResponse>();
  for (const entry of sortByDependency(requests)) {
    const isBlocked = entry.dependsOn?.some((id) => (answers.get(id)?.status ?? 0) >= 400) ?? false;
    answers.set(
      entry.id,
      isBlocked ? createFailedDependency(entry) : await readResponse(entry, await answer(entry, encodeBody(entry))),
    );
  }
  return replyJson({ responses: [...answers.values()].reverse() });
}

function validateRequests(requests: readonly BatchRequestEntry[]): void {
  if (requests.length > MAX_CALLS) throw createBatchRefusal('A batch holds 20 requests at most.');
  const ids = new Set(requests.map(({ id }) => id.toLowerCase()));
  if (ids.size !== requests.length) throw createBatchRefusal('The ids of a batch differ.');
  const isUnknownDependency = requests.some(({ dependsOn }) => dependsOn?.some((id) => !ids.has(id.toLowerCase())));
  if (isUnknownDependency) throw createBatchRefusal('A request depends on an unknown one.');
}

const createBatchRefusal = (message: string) => new Refusal(400, 'BadRequest', message);

/** Sorts requests after their dependencies. */
function sortByDependency(requests: readonly BatchRequestEntry[]): BatchRequestEntry[] {
  const done: BatchRequestEntry[] = [];
  const remaining = [...requests];
  while (remaining.length > 0) {
    const at = remaining.findIndex(
      ({ dependsOn }) => dependsOn?.every((id) => done.some((one) => one.id === id)) ?? true,
    );
    if (at < 0) throw createBatchRefusal('Requests depend on each other in a circle.');
    done.push(...remaining.splice(at, 1));
  }
  return done;
}

function encodeBody({ body, headers }: BatchRequestEntry): Uint8Array {
  if (body === undefined) return new Uint8Array();
  const type = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (type === undefined) throw createBatchRefusal('A body needs a Content-Type.');
  if (typeof body !== 'string') return new TextEncoder().encode(JSON.stringify(body));
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}

function createFailedDependency({ id }: BatchRequestEntry): EntryResponse {
  return {
    id,
    status: 424,
    headers: {},
    body: { error: { code: 'failedDependency', message: 'A dependency failed.' } },
  };
}

async function readResponse({ id }: BatchRequestEntry, response: Response): Promise<EntryResponse> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const text = isJson ? new TextDecoder().decode(bytes) : btoa(String.fromCharCode(...bytes));
  return {
    id,
    status,
    headers: Object.fromEntries(headers),
    ...(bytes.length > 0 && { body: isJson ? JSON.parse(text) : text }),
  };
}
