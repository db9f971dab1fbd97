import { batch } from './batch/batch.ts';
import type { BatchEntry, GraphClient } from './client.ts';

const MAX_CALLS = 20;
const MAX_ROUNDS = 4;

/**
 * Asks many GETs, 20 at a time, and answers in the order of the paths. Throttled entries are asked again after the longest
 * wait among them; those still throttled after some rounds stay as they are.
 */
export async function batchGet(
  client: Pick<GraphClient, 'call'>,
  pauseFor: (seconds: number) => void,
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
        if (entry.status === 429) throttled.push(index);
      }
    }
    if (round === MAX_ROUNDS) break;
    open = throttled;
    if (open.length > 0) pauseFor(Math.max(...open.map((index) => retryAfterSeconds(answers[index]))));
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

function retryAfterSeconds(entry: BatchEntry | undefined): number {
  const value = new Headers(entry?.headers).get('Retry-After') ?? '';
  return /^\d{1,4}$/.test(value) ? Number(value) : 1;
}
