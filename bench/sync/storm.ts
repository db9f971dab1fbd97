import { createGraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import { computeBackOffMs } from '@tideform/sync/testing';
import { createVirtualTime } from './virtual-time.ts';

/** Result of many devices returning at once. */
export interface StormResult {
  readonly requests: number;
  readonly throttled: number;
  /** Maximum number of rejected requests in one second. */
  readonly worstSecond: number;
  readonly drainedMinutes: number;
  /** Minutes until the first tenth of the devices had sent everything. */
  readonly firstTenthMinutes: number;
  readonly responses: number;
}

export interface StormOptions {
  readonly devices: number;
  readonly responsesEach: number;
  /** Number of requests that the service accepts per second; it rejects others with 429 and `Retry-After`. */
  readonly perSecond: number;
  readonly retryAfterSeconds: number;
  readonly chance: () => number;
}

/** Number of Graph requests per submit. */
const callsOfASubmit = 9;
const responsesAtOnce = 4;
const offlinePollMs = 2_000;

/**
 * Simulates devices that return after an outage, each with the product's own Graph client (which pauses for
 * `Retry-After` and repeats requests) and the outbox's back-off, on a virtual clock, against one throttled service.
 * Finished steps aren't repeated, as in the outbox. The content of the requests is irrelevant.
 */
export async function simulateStorm(options: StormOptions): Promise<StormResult> {
  const time = createVirtualTime();
  const service = openService(time, options);
  const ends: number[] = [];
  const devices = Array.from({ length: options.devices }, async () => {
    await time.wait(options.chance() * offlinePollMs);
    await sendEverything(time, service.fetch, options);
    ends.push(time.nowMs());
  });
  await time.run(Promise.all(devices));
  return {
    ...service.seen(),
    responses: options.devices * options.responsesEach,
    drainedMinutes: Math.max(...ends) / 60_000,
    firstTenthMinutes: ends.toSorted((a, b) => a - b)[Math.floor(ends.length / 10)]! / 60_000,
  };
}

type Time = ReturnType<typeof createVirtualTime>;

async function sendEverything(time: Time, fetch: typeof globalThis.fetch, options: StormOptions): Promise<void> {
  const graph = createGraphClient({
    baseUrl: 'https://graph.test/v1.0',
    fetch,
    token: async () => 'token',
    wait: time.wait,
    random: options.chance,
  });
  const outbox = Array.from({ length: options.responsesEach }, () => ({ step: 0, tries: 0 }));
  const queue = outbox.values();
  const work = async () => {
    for (const row of queue) {
      while (row.step < callsOfASubmit) {
        try {
          await graph.call(operations.getItem, { driveId: 'd', itemId: 'i' });
          row.step += 1;
        } catch (error) {
          if (!(error instanceof GraphError || error instanceof GraphOutage)) throw error;
          const retryAfterMs = error instanceof GraphError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
          row.tries += 1;
          await time.wait(computeBackOffMs({ random: options.chance, uuid: () => '' }, row.tries, retryAfterMs));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: responsesAtOnce }, work));
}

/** Creates a service that accepts a limited number of requests per second, and rejects the others. */
function openService(time: Time, { perSecond, retryAfterSeconds, chance }: StormOptions) {
  let requests = 0;
  let throttled = 0;
  const taken = new Map<number, number>();
  const refused = new Map<number, number>();
  const fetch = async () => {
    requests += 1;
    await time.wait(20 + chance() * 60);
    const second = Math.floor(time.nowMs() / 1000);
    const load = (taken.get(second) ?? 0) + 1;
    if (load > perSecond) {
      throttled += 1;
      refused.set(second, (refused.get(second) ?? 0) + 1);
      const body = JSON.stringify({ error: { code: 'activityLimitReached', message: 'Throttled' } });
      return new Response(body, {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': String(retryAfterSeconds) },
      });
    }
    taken.set(second, load);
    return new Response(JSON.stringify({ id: 'i', name: 'n' }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  };
  const getResult = () => ({ requests, throttled, worstSecond: Math.max(0, ...refused.values()) });
  return { fetch: fetch as typeof globalThis.fetch, seen: getResult };
}
