import { GraphError, operations, type SocketSubscription } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { leaveRequest } from './requests.ts';

/** A tab asks for the team on its screen once a minute: whoever has not for longer is gone. */
const lookedAtMs = 150_000;
const renewEarlyMs = 60_000;
const shortestLifeMs = 60_000;
const longestLifeMs = 3_600_000;
const firstPauseMs = 2_000;
const longestPauseMs = 300_000;
/** Graph does not tell of this drive's changes: it will not learn to soon. */
const refusedPauseMs = 3_600_000;
const listenedAtMost = 4;

/** Listens to the libraries of the teams that somebody looks at, and leaves requests when they change. */
export interface ChangeWatch {
  /** Told of the requests that wait at every tick, and of those that come while others are done. */
  follow(requests: readonly SyncRequestRow[]): void;
  stop(): void;
}

interface Listener {
  readonly end: AbortController;
  lastAskedMs: number;
}

/** @param isConnected without a connection nothing is asked: a question without a token would make the person sign in */
export function createChangeWatch(context: SyncContext, isConnected: () => boolean): ChangeWatch {
  const { clock, notices } = context.ports;
  const listeners = new Map<string, Listener>();

  const begin = (teamId: string): Listener => {
    const end = new AbortController();
    void listen(context, isConnected, teamId, end.signal).catch((error: unknown) =>
      context.ports.report({ code: 'notices', detail: describeFailure(failureOf(error)), ids: { teamId } }),
    );
    return { end, lastAskedMs: 0 };
  };

  return {
    follow(requests) {
      if (!notices) return;
      for (const { teamId, isCurrent, isNotice } of requests) {
        if (!teamId || !isCurrent || isNotice) continue;
        const listener = listeners.get(teamId) ?? (listeners.size < listenedAtMost ? begin(teamId) : undefined);
        if (!listener) continue;
        listener.lastAskedMs = clock.monotonicMs();
        listeners.set(teamId, listener);
      }
      for (const [teamId, { end, lastAskedMs }] of listeners) {
        if (clock.monotonicMs() - lastAskedMs < lookedAtMs) continue;
        end.abort();
        listeners.delete(teamId);
      }
    },
    stop() {
      for (const { end } of listeners.values()) end.abort();
      listeners.clear();
    },
  };
}

/** One address after the other until `signal` aborts. */
async function listen(
  context: SyncContext,
  isConnected: () => boolean,
  teamId: string,
  signal: AbortSignal,
): Promise<void> {
  const { clock, chance } = context.ports;
  let tries = 0;
  while (!signal.aborted) {
    const startedMs = clock.monotonicMs();
    const listening = isConnected() ? listenOnce(context, teamId, signal) : Promise.resolve(false);
    const isRefused = await listening.catch((error: unknown) => isFinal(error));
    if (signal.aborted) return;
    tries = clock.monotonicMs() - startedMs > longestPauseMs ? 0 : tries + 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 10)) * (0.5 + chance.random() / 2);
    await clock.wait(isRefused ? refusedPauseMs : pauseMs, signal).catch(() => {});
  }
}

/** Listens at one address for as long as it lasts. */
async function listenOnce(context: SyncContext, teamId: string, signal: AbortSignal): Promise<false> {
  const { clock, graph, identity, notices } = context.ports;
  const driveId = (await context.database.teams.get(teamId))?.driveId;
  if (!driveId || !notices || !identity()) return false;
  const subscription = await graph.call(operations.getDriveSocket, { driveId }, { signal });
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop, { once: true });
  clock.wait(lifeMs(subscription, context.ports.serverNow()), end.signal).then(stop, () => {});
  const onChange = () => void leaveNotice(context, teamId);
  try {
    await notices.listen(subscription.notificationUrl, onChange, end.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    end.abort();
  }
  return false;
}

/** A notice that cannot be kept is lost: the periodic sync finds the change. */
async function leaveNotice(context: SyncContext, teamId: string): Promise<void> {
  await leaveRequest(context, { teamId }, { byPerson: 0, isCurrent: 1, isNotice: 1 }).catch(() => {});
}

/** NOTE: Graph's clock need not be our server's: an address is kept no longer than an hour, and no shorter than a minute. */
function lifeMs({ expirationDateTime }: SocketSubscription, now = ''): number {
  const left = Date.parse(expirationDateTime ?? '') - Date.parse(now) - renewEarlyMs;
  return Number.isNaN(left) ? longestLifeMs : Math.min(longestLifeMs, Math.max(shortestLifeMs, left));
}

/** Graph has an answer, and it is no. */
function isFinal(error: unknown): boolean {
  return error instanceof GraphError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
