import { createGraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import { backOffMs } from '@tideform/sync/testing';
import { createVirtualTime } from './virtual-time.ts';

/** How many devices came back, and how the service fared. */
export interface Storm {
  readonly requests: number;
  readonly throttled: number;
  /** Most refusals in one second. */
  readonly worstSecond: number;
  readonly drainedMinutes: number;
  /** When the first tenth and the last device had sent everything, in minutes. */
  readonly firstTenthMinutes: number;
  readonly responses: number;
}

export interface StormOptions {
  readonly devices: number;
  readonly responsesEach: number;
  /** Requests that the service takes in a second; above that it answers 429 with `Retry-After`. */
  readonly perSecond: number;
  readonly retryAfterSeconds: number;
  readonly chance: () => number;
}

/** Calls of one submit on its way into the library. */
const callsOfASubmit = 9;
const responsesAtOnce = 4;
const offlinePollMs = 2_000;

/**
 * Devices that come back after an outage, each with the product's own Graph client (its pause at `Retry-After`, its repeats)
 * and the outbox's back-off, on a virtual clock, against one throttled service. Steps that are done stay done, as they do
 * in the outbox. What the calls carry plays no part.
 */
export async function storm(options: StormOptions): Promise<Storm> {
  const time = createVirtualTime();
  const service = openService(time, options);
  const ends: number[] = [];
  const devices = Array.from({ length: options.devices }, async () => {
    await time.wait(options.chance() * offlinePollMs);
    await drain(time, service.fetch, options);
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

async function drain(time: Time, fetch: typeof globalThis.fetch, options: StormOptions): Promise<void> {
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
          const asked = error instanceof GraphError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
          row.tries += 1;
          await time.wait(backOffMs({ random: options.chance, uuid: () => '' }, row.tries, asked));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: responsesAtOnce }, work));
}

/** Takes so many requests in each second, and asks the others to come back later. */
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
  const seen = () => ({ requests, throttled, worstSecond: Math.max(0, ...refused.values()) });
  return { fetch: fetch as typeof globalThis.fetch, seen };
}
