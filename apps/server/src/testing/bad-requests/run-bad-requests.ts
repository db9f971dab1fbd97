import { createSeededRandom } from '../create-seeded-random.ts';
import { type BadRequest, createBadRequest } from './create-bad-request.ts';
import { type MissingResponse, type RawResponse, sendRaw } from './send-raw.ts';
import type { BadRequestTarget } from './start-target.ts';

export interface ResponseFault {
  readonly index: number;
  readonly request: BadRequest;
  readonly reason: string;
}

export interface RunSummary {
  readonly sent: number;
  /** Number of responses by status; `closed` and `late` count requests without a response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of requests by operation. */
  readonly operations: Readonly<Record<string, number>>;
  readonly faults: readonly ResponseFault[];
}

export interface RunOptions {
  readonly requests: number;
  readonly seed: number;
  readonly deadlineMs: number;
}

const REQUESTS_PER_BATCH = 8;
const BATCHES_PER_REFRESH = 50;

/** Sends bad requests, eight at a time. After each batch, sends a valid control request that must succeed. */
export async function runBadRequests(
  target: BadRequestTarget,
  { requests, seed, deadlineMs }: RunOptions,
): Promise<RunSummary> {
  const statuses: Record<string, number> = {};
  const countsByOperation: Record<string, number> = {};
  const faults: ResponseFault[] = [];
  const before = await target.readOthers();
  let known = await target.refresh();
  let sent = 0;
  for (let round = 0; sent < requests; round++) {
    if (round % BATCHES_PER_REFRESH === 0) known = await target.refresh();
    const batch = Array.from({ length: Math.min(REQUESTS_PER_BATCH, requests - sent) }, (_, at) => {
      const index = sent + at;
      return { index, request: createBadRequest(createSeededRandom(seed * 1_000_003 + index), known) };
    });
    sent += batch.length;
    await Promise.all(
      batch.map(async ({ index, request }) => {
        const response = await sendRaw(target.port, request, request.isBroken ? 2_000 : deadlineMs);
        const status = typeof response === 'string' ? response : String(response.status);
        statuses[status] = (statuses[status] ?? 0) + 1;
        countsByOperation[request.operation] = (countsByOperation[request.operation] ?? 0) + 1;
        const reason = findResponseFault(request, response);
        if (reason !== undefined) faults.push({ index, request, reason });
      }),
    );
    const control = await sendRaw(target.port, createControlRequest(target), deadlineMs);
    if (typeof control === 'string' || control.status !== 200) {
      const first = batch[0]!;
      faults.push({ ...first, reason: `a good request right afterwards was answered ${JSON.stringify(control)}` });
    }
  }
  if ((await target.readOthers()) !== before) {
    faults.push({
      index: -1,
      request: createControlRequest(target),
      reason: 'the library of another person has changed',
    });
  }
  return { sent, statuses, operations: countsByOperation, faults };
}

function createControlRequest({ controlAuthorization: control }: BadRequestTarget): BadRequest {
  const headers = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['Authorization', control],
  ] as const;
  return { operation: 'control', method: 'GET', target: '/v1.0/me', headers, body: undefined, isBroken: false };
}

/**
 * Checks the response to a bad request.
 * @returns a description of what is wrong; `undefined` if the response is acceptable
 */
function findResponseFault(request: BadRequest, response: RawResponse | MissingResponse): string | undefined {
  if (response === 'late' && !request.isBroken) return 'no answer in time';
  if (response === 'late' || response === 'closed') return request.isBroken ? undefined : `no answer: ${response}`;
  if (isUnexpectedServerError(response.status, response.body))
    return `answered ${response.status}: ${response.body.slice(0, 300)}`;
  // NOTE: Node's HTTP server itself refuses wrong lengths, unknown expectations (417), and headers and URLs above 16 KB
  // (431), so these responses don't need Graph's error format.
  if (response.status >= 400 && (request.isBroken || response.status === 417 || response.status === 431))
    return undefined;
  if (response.status >= 400) return findEnvelopeFault(request, response);
  return request.operation === 'batch' && response.status === 200 ? findBatchFault(response.body) : undefined;
}

/**
 * Returns true for a 5xx response, except two expected ones: storage is full (507), and the workspace doesn't implement
 * a feature (501 `notImplemented`).
 */
const isUnexpectedServerError = (status: number, body: string): boolean =>
  status >= 500 && status !== 507 && !(status === 501 && body.includes('"notImplemented"'));

function findEnvelopeFault(request: BadRequest, { status, headers, body }: RawResponse): string | undefined {
  if (request.method === 'HEAD') return undefined;
  // The only refusal without Graph's error format: the requested byte range isn't in the content.
  if (status === 416 && request.operation === 'download address') return undefined;
  if (!/^application\/json/.test(headers['content-type'] ?? ''))
    return `${status} of type ${headers['content-type']}: ${body.slice(0, 200)}`;
  return isErrorEnvelope(parseJson(body)) ? undefined : `${status} without Graph's envelope: ${body.slice(0, 200)}`;
}

function findBatchFault(body: string): string | undefined {
  const reply = parseJson(body) as { responses?: { status: number; body?: unknown }[] } | undefined;
  if (!Array.isArray(reply?.responses)) return `a batch without responses: ${body.slice(0, 200)}`;
  for (const entry of reply.responses) {
    if (isUnexpectedServerError(entry.status, JSON.stringify(entry.body)))
      return `an entry answered ${entry.status}: ${JSON.stringify(entry).slice(0, 300)}`;
    if (entry.status >= 400 && !isErrorEnvelope(entry.body))
      return `an entry without Graph's envelope: ${JSON.stringify(entry).slice(0, 200)}`;
  }
  return undefined;
}

function isErrorEnvelope(body: unknown): boolean {
  const error = (body as { error?: { code?: unknown; message?: unknown; innerError?: unknown } } | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' && typeof error.innerError === 'object';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
