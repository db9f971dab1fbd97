import { createChance } from '../chance.ts';
import { judge } from './judge.ts';
import { type BadRequest, makeBadRequest } from './make-bad-request.ts';
import type { Target } from './open-target.ts';
import { sendRaw } from './raw-request.ts';

export interface Fault {
  readonly index: number;
  readonly request: BadRequest;
  readonly reason: string;
}

export interface Tally {
  readonly sent: number;
  /** Number of responses by status; `closed` and `late` count requests without a response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of requests by operation. */
  readonly operations: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

export interface Run {
  readonly requests: number;
  readonly seed: number;
  readonly deadlineMs: number;
}

const ROUND = 8;
const REFRESH_EVERY = 50;

/** Sends bad requests, eight at a time. After each batch, sends a valid control request that must succeed. */
export async function runBadRequests(target: Target, { requests, seed, deadlineMs }: Run): Promise<Tally> {
  const statuses: Record<string, number> = {};
  const made: Record<string, number> = {};
  const faults: Fault[] = [];
  const before = await target.readOthers();
  let known = await target.refresh();
  let sent = 0;
  for (let round = 0; sent < requests; round++) {
    if (round % REFRESH_EVERY === 0) known = await target.refresh();
    const batch = Array.from({ length: Math.min(ROUND, requests - sent) }, (_, at) => {
      const index = sent + at;
      return { index, request: makeBadRequest(createChance(seed * 1_000_003 + index), known) };
    });
    sent += batch.length;
    await Promise.all(
      batch.map(async ({ index, request }) => {
        const answer = await sendRaw(target.port, request, request.isBroken ? 2_000 : deadlineMs);
        const status = typeof answer === 'string' ? answer : String(answer.status);
        statuses[status] = (statuses[status] ?? 0) + 1;
        made[request.operation] = (made[request.operation] ?? 0) + 1;
        const reason = judge(request, answer);
        if (reason !== undefined) faults.push({ index, request, reason });
      }),
    );
    const control = await sendRaw(target.port, controlRequest(target), deadlineMs);
    if (typeof control === 'string' || control.status !== 200) {
      const first = batch[0]!;
      faults.push({ ...first, reason: `a good request right afterwards was answered ${JSON.stringify(control)}` });
    }
  }
  if ((await target.readOthers()) !== before) {
    faults.push({ index: -1, request: controlRequest(target), reason: 'the library of another person has changed' });
  }
  return { sent, statuses, operations: made, faults };
}

function controlRequest({ control }: Target): BadRequest {
  const headers = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['Authorization', control],
  ] as const;
  return { operation: 'control', method: 'GET', target: '/v1.0/me', headers, body: undefined, isBroken: false };
}
