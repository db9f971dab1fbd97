import { GraphError, operations, type SocketSubscription } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { enqueueSyncRequest } from './requests.ts';

/**
 * Visible tabs request a sync of their team once a minute. A team without requests for longer than this isn't visible
 * any more.
 */
const visibleForMs = 150_000;
const renewBeforeMs = 60_000;
const minLifetimeMs = 60_000;
const maxLifetimeMs = 3_600_000;
const firstRetryMs = 2_000;
const maxRetryMs = 300_000;
/** Pause after Graph refuses change notifications for a drive, because this rarely changes. */
const refusedRetryMs = 3_600_000;
const maxListeners = 4;

/** Subscribes to change notifications for the libraries of visible teams, and adds sync requests when they change. */
export interface ChangeSubscriptions {
  /** Call with the waiting requests at every tick, and with new ones while others are processed. */
  updateTeams(requests: readonly SyncRequestRow[]): void;
  stop(): void;
}

interface Listener {
  readonly abortController: AbortController;
  lastRequestMs: number;
}

/**
 * Creates the change watch.
 *
 * @param isConnected while it returns false, Graph isn't called: a call without a token would prompt the user to sign
 * in
 */
export function createChangeSubscriptions(context: SyncContext, isConnected: () => boolean): ChangeSubscriptions {
  const { clock, changeNotifications: notifications } = context.ports;
  const listeners = new Map<string, Listener>();

  const startListener = (teamId: string): Listener => {
    const end = new AbortController();
    void listen(context, isConnected, teamId, end.signal).catch((error: unknown) =>
      context.ports.report({ code: 'notices', detail: describeFailure(toFailure(error)), ids: { teamId } }),
    );
    return { abortController: end, lastRequestMs: 0 };
  };

  return {
    updateTeams(requests) {
      if (!notifications) return;
      for (const { teamId, isCurrent, isNotice } of requests) {
        if (!teamId || !isCurrent || isNotice) continue;
        const listener = listeners.get(teamId) ?? (listeners.size < maxListeners ? startListener(teamId) : undefined);
        if (!listener) continue;
        listener.lastRequestMs = clock.monotonicMs();
        listeners.set(teamId, listener);
      }
      for (const [teamId, { abortController: end, lastRequestMs: lastAskedMs }] of listeners) {
        if (clock.monotonicMs() - lastAskedMs < visibleForMs) continue;
        end.abort();
        listeners.delete(teamId);
      }
    },
    stop() {
      for (const { abortController: end } of listeners.values()) end.abort();
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
    const isRefused = await listening.catch((error: unknown) => isPermanentRefusal(error));
    if (signal.aborted) return;
    tries = clock.monotonicMs() - startedMs > maxRetryMs ? 0 : tries + 1;
    const pauseMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(tries, 10)) * (0.5 + chance.random() / 2);
    await clock.wait(isRefused ? refusedRetryMs : pauseMs, signal).catch(() => {});
  }
}

/** Listens at one notification URL until it expires. */
async function listenOnce(context: SyncContext, teamId: string, signal: AbortSignal): Promise<false> {
  const { clock, graph, identity, changeNotifications: notifications } = context.ports;
  const driveId = (await context.database.teams.get(teamId))?.driveId;
  if (!driveId || !notifications || !identity()) return false;
  const subscription = await graph.call(operations.getDriveSocket, { driveId }, { signal });
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop, { once: true });
  clock.wait(computeLifetimeMs(subscription, context.ports.serverNow()), end.signal).then(stop, () => {});
  const onChange = () => void addNotificationRequest(context, teamId);
  try {
    await notifications.listen(subscription.notificationUrl, onChange, end.signal);
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
  await enqueueSyncRequest(context, { teamId }, { byPerson: 0, isCurrent: 1, isNotice: 1 }).catch(() => {});
}

/**
 * NOTE: Graph's clock may differ from our server's, so the lifetime of a URL is limited to between a minute and an
 * hour.
 */
function computeLifetimeMs({ expirationDateTime }: SocketSubscription, now = ''): number {
  const left = Date.parse(expirationDateTime ?? '') - Date.parse(now) - renewBeforeMs;
  return Number.isNaN(left) ? maxLifetimeMs : Math.min(maxLifetimeMs, Math.max(minLifetimeMs, left));
}

/** Returns whether Graph refused the request permanently. */
function isPermanentRefusal(error: unknown): boolean {
  return error instanceof GraphError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
