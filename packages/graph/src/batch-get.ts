import type { BatchEntry, GraphClient } from './client.ts';
import { batch } from './operations/batch.ts';
import { computeBackOffSeconds, parseRetryAfter } from './transport.ts';

const MAX_CALLS = 20;
const MAX_ROUNDS = 4;
const MAX_WAIT_SECONDS = 120;

interface BatchPorts {
  readonly pauseFor: (seconds: number) => void;
  readonly random: () => number;
  readonly now: (() => number) | undefined;
}

/**
 * Sends GETs in batches of 20 and returns the responses in the order of the paths. Throttled requests are repeated
 * after the longest wait among them. Requests that stay throttled after several attempts, or must wait for more than
 * two minutes, keep their throttled response.
 */
export async function batchGet(
  client: Pick<GraphClient, 'call'>,
  { pauseFor, random, now }: BatchPorts,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<readonly BatchEntry[]> {
  const responses: BatchEntry[] = [];
  let openIndexes = paths.map((_, index) => index);
  for (let round = 1; openIndexes.length > 0; round++) {
    const throttled: number[] = [];
    for (let start = 0; start < openIndexes.length; start += MAX_CALLS) {
      const entriesOfRound = openIndexes.slice(start, start + MAX_CALLS);
      const entries = await sendBatch(client, paths, entriesOfRound, signal);
      for (const [index, entry] of entries) {
        responses[index] = entry;
        if (entry.status === 429 || entry.status === 503) throttled.push(index);
      }
    }
    if (round === MAX_ROUNDS) break;
    const waitSeconds = throttled.map((index) => computeWaitSeconds(responses[index], round - 1, { random, now }));
    openIndexes = throttled.filter((_, at) => (waitSeconds[at] ?? 0) <= MAX_WAIT_SECONDS);
    if (openIndexes.length > 0) pauseFor(Math.max(...waitSeconds.filter((seconds) => seconds <= MAX_WAIT_SECONDS)));
  }
  return responses;
}

async function sendBatch(
  client: Pick<GraphClient, 'call'>,
  paths: readonly string[],
  indexes: readonly number[],
  signal: AbortSignal | undefined,
): Promise<Map<number, BatchEntry>> {
  const requests = indexes.map((index) => ({ id: String(index), method: 'GET', url: paths[index] ?? '' }));
  const { responses } = await client.call(batch, {}, { body: { requests }, ...(signal && { signal }) });
  const entries = new Map(
    responses.map(({ id, status, headers, body }) => [Number(id), { status, headers: headers ?? {}, body }]),
  );
  const missing = indexes.find((index) => !entries.has(index));
  if (missing !== undefined) throw new Error(`The batch left ${paths[missing]} unanswered`);
  return entries;
}

function computeWaitSeconds(
  entry: BatchEntry | undefined,
  repeats: number,
  { random, now }: Omit<BatchPorts, 'pauseFor'>,
) {
  return parseRetryAfter(new Headers(entry?.headers), now) ?? computeBackOffSeconds(repeats, random);
}
