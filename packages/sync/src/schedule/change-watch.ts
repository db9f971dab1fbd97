import { GraphError, operations, type SocketSubscription } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/to-failure.ts';
import { leaveRequest } from './requests.ts';

/**
 * Visible tabs request a sync of their team once a minute. A team without requests for longer than this isn't visible
 * any more.
 */
const visibleForMs = 150_000;
const renewEarlyMs = 60_000;
const shortestLifeMs = 60_000;
const longestLifeMs = 3_600_000;
const firstPauseMs = 2_000;
const longestPauseMs = 300_000;
/** Pause after Graph refuses change notifications for a drive, because this rarely changes. */
const refusedPauseMs = 3_600_000;
const maxListeners = 4;

/** Subscribes to change notifications for the libraries of visible teams, and adds sync requests when they change. */
export interface ChangeWatch {
  /** Call with the waiting requests at every tick, and with new ones while others are processed. */
  follow(requests: readonly SyncRequestRow[]): void;
  stop(): void;
}

interface Listener {
  readonly end: AbortController;
  lastRequestMs: number;
}

/**
 * Creates the change watch.
 *
 * @param isConnected while it returns false, Graph isn't called: a call without a token would prompt the user to sign
 * in
 */
export function createChangeWatch(context: SyncContext, isConnected: () => boolean): ChangeWatch {
  const { clock, changeNotifications: notices } = context.ports;
  const listeners = new Map<string, Listener>();

  const startListener = (teamId: string): Listener => {
    const end = new AbortController();
    void listen(context, isConnected, teamId, end.signal).catch((error: unknown) =>
      context.ports.report({ code: 'notices', detail: describeFailure(failureOf(error)), ids: { teamId } }),
    );
    return { end, lastRequestMs: 0 };
  };

  return {
    follow(requests) {
      if (!notices) return;
      for (const { teamId, isCurrent, isNotice } of requests) {
        if (!teamId || !isCurrent || isNotice) continue;
        const listener = listeners.get(teamId) ?? (listeners.size < maxListeners ? startListener(teamId) : undefined);
        if (!listener) continue;
        listener.lastRequestMs = clock.monotonicMs();
        listeners.set(teamId, listener);
      }
      for (const [teamId, { end, lastRequestMs: lastAskedMs }] of listeners) {
        if (clock.monotonicMs() - lastAskedMs < visibleForMs) continue;
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

/** Listens until `signal` aborts, with a new notification URL whenever the previous one ends. */
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

/** Listens at one notification URL until it expires. */
async function listenOnce(context: SyncContext, teamId: string, signal: AbortSignal): Promise<false> {
  const { clock, graph, identity, changeNotifications: notices } = context.ports;
  const driveId = (await context.database.teams.get(teamId))?.driveId;
  if (!driveId || !notices || !identity()) return false;
  const subscription = await graph.call(operations.getDriveSocket, { driveId }, { signal });
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop, { once: true });
  clock.wait(lifeMs(subscription, context.ports.serverNow()), end.signal).then(stop, () => {});
  const onChange = () => void addNotificationRequest(context, teamId);
  try {
    await notices.listen(subscription.notificationUrl, onChange, end.signal);
  } finally {
    signal.removeEventListener('abort', stop);
    end.abort();
  }
  return false;
}

/**
 * Adds a request after a notification. If that fails, the notification is dropped, because the periodic sync also finds
 * the change.
 */
async function addNotificationRequest(context: SyncContext, teamId: string): Promise<void> {
  await leaveRequest(context, { teamId }, { byPerson: 0, isCurrent: 1, isNotice: 1 }).catch(() => {});
}

/**
 * NOTE: Graph's clock may differ from our server's, so the lifetime of a URL is limited to between a minute and an
 * hour.
 */
function lifeMs({ expirationDateTime }: SocketSubscription, now = ''): number {
  const left = Date.parse(expirationDateTime ?? '') - Date.parse(now) - renewEarlyMs;
  return Number.isNaN(left) ? longestLifeMs : Math.min(longestLifeMs, Math.max(shortestLifeMs, left));
}

/** Returns whether Graph refused the request permanently. */
function isFinal(error: unknown): boolean {
  return error instanceof GraphError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
