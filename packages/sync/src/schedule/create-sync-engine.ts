import type { SyncContext } from '../context.ts';
import type { Flag } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { lead } from './leader.ts';
import { createLoopBackoff, createLoopPause, type LoopPause } from './loop-pause.ts';
import { createRequestCompletions, enqueueSyncRequest } from './requests.ts';
import type { SyncEngine, SyncRequest, SyncStatus } from './sync-engine.ts';
import type { PullFunctions } from './sync-once.ts';
import { computeSyncStatus, loadSyncFacts } from './sync-status.ts';

const statusIntervalMs = 500;
const syncIntervalMs = 60_000;
const lockName = 'tideform-sync-leader';

/** Status before the first sync: an empty local database doesn't prove that data doesn't exist. */
const initialStatus: SyncStatus = computeSyncStatus({
  connection: 'online',
  syncing: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
});

/**
 * Creates the sync engine of one tab. One tab of the browser leads and does the work. Every tab computes its own
 * status, requests its own periodic sync and waits to become the leader.
 */
export function createSyncEngine(context: SyncContext, pulls: PullFunctions): SyncEngine {
  const listeners = new Set<() => void>();
  let status = initialStatus;
  let teamId: string | undefined;
  let pendingRequest = Promise.resolve();
  const completions = createRequestCompletions(context);
  const loopPause = createLoopPause(context.ports.clock);
  const currentTeamRequest = (): SyncRequest => (teamId === undefined ? {} : { teamId });
  let running: { readonly stop: AbortController; readonly ended: Promise<unknown> } | undefined;

  /**
   * Returns whether this tab is visible. A hidden tab doesn't request syncs; it requests the missed one when it becomes
   * visible.
   */
  const isActive = (): boolean => context.ports.isActive?.() ?? true;
  let hasMissedSync = false;
  const requestPeriodicSync = async (): Promise<void> => {
    hasMissedSync = !isActive();
    if (!hasMissedSync) await addRequest(currentTeamRequest(), 0);
  };

  /** Adds a request; status updates wait until it is stored. */
  const addRequest = (request: SyncRequest, byPerson: Flag): Promise<void> => {
    const isCurrent = request.teamId !== undefined && request.teamId === teamId ? 1 : 0;
    pendingRequest = enqueueSyncRequest(context, request, { byPerson, isCurrent }).then(loopPause.end);
    return pendingRequest;
  };

  const updateStatus = async (): Promise<void> => {
    if (hasMissedSync && isActive()) await requestPeriodicSync();
    await pendingRequest.catch(() => {});
    const next = computeSyncStatus(await loadSyncFacts(context, teamId));
    await completions.update(next.online);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  };

  return {
    start() {
      if (running) return;
      const stop = new AbortController();
      running = {
        stop,
        ended: Promise.all([
          waitToLead(context, pulls, loopPause, stop.signal),
          repeatUntilAborted(context, syncIntervalMs, stop.signal, requestPeriodicSync),
          repeatUntilAborted(context, statusIntervalMs, stop.signal, updateStatus),
        ]),
      };
    },
    async stop() {
      const ending = running;
      running = undefined;
      ending?.stop.abort();
      await ending?.ended;
    },
    requestSync(request) {
      if (request.requestType !== 'data-source') teamId = request.teamId ?? teamId;
      addRequest(request, 1)
        .then(() => completions.add(request))
        .then(updateStatus)
        .catch((error: unknown) => reportFailure(context, error));
    },
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits for the lock and leads, repeatedly: a replaced leader waits for the lock again. */
async function waitToLead(
  context: SyncContext,
  pulls: PullFunctions,
  loopPause: LoopPause,
  signal: AbortSignal,
): Promise<void> {
  const { clock, locks } = context.ports;
  const pauses = createLoopBackoff(statusIntervalMs);
  while (!signal.aborted) {
    await locks
      .hold(lockName, signal, () => lead(context, pulls, loopPause, signal))
      .then(pauses.recordSuccess, async (error: unknown) => {
        const { ms, shouldReport: isTold } = pauses.recordFailure();
        if (isTold && !signal.aborted) await reportFailure(context, error);
        await clock.wait(ms, signal).catch(() => {});
      });
  }
}

async function repeatUntilAborted(
  context: SyncContext,
  ms: number,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => reportFailure(context, error, signal));
    await context.ports.clock.wait(ms, signal).catch(() => {});
  }
}

/** Reports a failure of a loop once and pauses the loop. */
async function reportFailure({ ports }: SyncContext, error: unknown, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  ports.report({ code: 'sync-loop', detail: describeFailure(toFailure(error)), ids: {} });
  if (signal) await ports.clock.wait(statusIntervalMs, signal).catch(() => {});
}
