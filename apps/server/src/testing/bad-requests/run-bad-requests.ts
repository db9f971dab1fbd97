import { createSeededRandom } from '../create-seeded-random.ts';
import { type BadRequest, createBadRequest } from './create-bad-request.ts';
import { findResponseFault } from './find-response-fault.ts';
import { sendRaw } from './send-raw.ts';
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
