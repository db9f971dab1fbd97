import type { SyncContext } from '../context.ts';
import type { Flag } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/to-failure.ts';
import { createCompletions } from './completions.ts';
import { lead } from './leader.ts';
import { createLoopPause, type LoopPause } from './loop-pause.ts';
import { createPauses } from './pauses.ts';
import { readFacts } from './read-facts.ts';
import { leaveRequest } from './requests.ts';
import { syncStatus } from './status.ts';
import type { SyncEngine, SyncRequest, SyncStatus } from './sync-engine.ts';
import type { Pulls } from './sync-once.ts';

const watchMs = 500;
const periodMs = 60_000;
const lockName = 'tideform-sync-leader';

/** Status before the first sync: an empty local database doesn't prove that data doesn't exist. */
const beforeStart: SyncStatus = syncStatus({
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
export function createSyncEngine(context: SyncContext, pulls: Pulls): SyncEngine {
  const listeners = new Set<() => void>();
  let status = beforeStart;
  let teamId: string | undefined;
  let pendingRequest = Promise.resolve();
  const completions = createCompletions(context);
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
    pendingRequest = leaveRequest(context, request, { byPerson, isCurrent }).then(loopPause.end);
    return pendingRequest;
  };

  const updateStatus = async (): Promise<void> => {
    if (hasMissedSync && isActive()) await requestPeriodicSync();
    await pendingRequest.catch(() => {});
    const next = syncStatus(await readFacts(context, teamId));
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
          every(context, periodMs, stop.signal, requestPeriodicSync),
          every(context, watchMs, stop.signal, updateStatus),
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
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits for the lock and leads, repeatedly: a replaced leader waits for the lock again. */
async function waitToLead(
  context: SyncContext,
  pulls: Pulls,
  loopPause: LoopPause,
  signal: AbortSignal,
): Promise<void> {
  const { clock, locks } = context.ports;
  const pauses = createPauses(watchMs);
  while (!signal.aborted) {
    await locks
      .hold(lockName, signal, () => lead(context, pulls, loopPause, signal))
      .then(pauses.succeeded, async (error: unknown) => {
        const { ms, shouldReport: isTold } = pauses.failed();
        if (isTold && !signal.aborted) await reportFailure(context, error);
        await clock.wait(ms, signal).catch(() => {});
      });
  }
}

async function every(context: SyncContext, ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => reportFailure(context, error, signal));
    await context.ports.clock.wait(ms, signal).catch(() => {});
  }
}

/** Reports a failure of a loop once and pauses the loop. */
async function reportFailure({ ports }: SyncContext, error: unknown, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  ports.report({ code: 'sync-loop', detail: describeFailure(failureOf(error)), ids: {} });
  if (signal) await ports.clock.wait(watchMs, signal).catch(() => {});
}
