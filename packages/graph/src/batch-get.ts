import { batch } from './batch/batch.ts';
import type { BatchEntry, GraphClient } from './client.ts';
import { backOffSeconds, readRetryAfter } from './retry-after.ts';

const MAX_CALLS = 20;
const MAX_ROUNDS = 4;
const MAX_WAIT_SECONDS = 120;

interface BatchPorts {
  readonly pauseFor: (seconds: number) => void;
  readonly random: () => number;
  readonly now: (() => number) | undefined;
}

/**
 * Asks many GETs, 20 at a time, and answers in the order of the paths. Throttled entries are asked again after the longest
 * wait among them; those still throttled after some rounds, or to wait for longer than two minutes, stay as they are.
 */
export async function batchGet(
  client: Pick<GraphClient, 'call'>,
  { pauseFor, random, now }: BatchPorts,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<readonly BatchEntry[]> {
  const answers: BatchEntry[] = [];
  let open = paths.map((_, index) => index);
  for (let round = 1; open.length > 0; round++) {
    const throttled: number[] = [];
    for (let start = 0; start < open.length; start += MAX_CALLS) {
      const asked = open.slice(start, start + MAX_CALLS);
      const entries = await askOnce(client, paths, asked, signal);
      for (const [index, entry] of entries) {
        answers[index] = entry;
        if (entry.status === 429 || entry.status === 503) throttled.push(index);
      }
    }
    if (round === MAX_ROUNDS) break;
    const waits = throttled.map((index) => secondsToWait(answers[index], round - 1, { random, now }));
    open = throttled.filter((_, at) => (waits[at] ?? 0) <= MAX_WAIT_SECONDS);
    if (open.length > 0) pauseFor(Math.max(...waits.filter((seconds) => seconds <= MAX_WAIT_SECONDS)));
  }
  return answers;
}

async function askOnce(
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

function secondsToWait(entry: BatchEntry | undefined, repeats: number, { random, now }: Omit<BatchPorts, 'pauseFor'>) {
  return readRetryAfter(new Headers(entry?.headers), now) ?? backOffSeconds(repeats, random);
}
