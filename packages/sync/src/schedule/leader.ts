import type { SyncContext } from '../context.ts';
import { acquireLease, LeaderReplaced } from '../database/lease.ts';
import type { ConnectionState, SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { sweepFiles } from '../files/delete-local-files.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { sweepDiscarded } from '../outbox/sweep-discarded.ts';
import { sweepStrays } from '../outbox/sweep-strays.ts';
import { sweepWithdrawn } from '../outbox/sweep-withdrawn.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { type BackgroundTeams, createBackgroundTeams } from './background-teams.ts';
import { type ChangeSubscriptions, createChangeSubscriptions } from './change-subscriptions.ts';
import { type ConnectionWatch, createConnectionWatch } from './connection-watch.ts';
import { createLoopBackoff, type LoopPause } from './loop-pause.ts';
import { type PullFunctions, syncOnce } from './sync-once.ts';

const tickMs = 500;
const offlinePollMs = 2_000;
const sweepIntervalMs = 3_600_000;

/**
 * Leads until `signal` aborts or another tab takes over: sends what is due and processes the requests of all tabs.
 *
 * @param loopPause pause between two ticks, which a new request of this tab ends early
 */
export async function lead(
  context: SyncContext,
  pulls: PullFunctions,
  loopPause: LoopPause,
  signal: AbortSignal,
): Promise<void> {
  const { clock, report } = context.ports;
  const run: PushRun = { ...context, epoch: await acquireLease(context.database), retries: createRetryTimes(clock) };
  const watch = createConnectionWatch(run);
  const changes = createChangeSubscriptions(run, () => isConnected(run, watch));
  const unattended = createBackgroundTeams(run, pulls);
  const pauses = createLoopBackoff(tickMs);
  let sweptMs = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    let pauseMs = 0;
    try {
      await runTick(run, pulls, { watch, changes, unattended });
      if (clock.monotonicMs() - sweptMs >= sweepIntervalMs && isConnected(run, watch)) {
        sweptMs = clock.monotonicMs();
        await sweepFiles(run, run.epoch);
        await sweepStrays(run);
        await sweepWithdrawn(run);
        await sweepDiscarded(run);
      }
      pauses.recordSuccess();
    } catch (error) {
      if (error instanceof LeaderReplaced) break;
      const { ms, shouldReport: isTold } = pauses.recordFailure();
      pauseMs = ms;
      if (isTold) report({ code: 'sync-loop', detail: describeFailure(toFailure(error)), ids: {} });
    }
    await loopPause.wait(Math.max(pauseMs, isOffline(watch.connection) ? offlinePollMs : tickMs), signal);
  }
  changes.stop();
}

interface LeaderServices {
  readonly watch: ConnectionWatch;
  readonly changes: ChangeSubscriptions;
  readonly unattended: BackgroundTeams;
}

function isOffline(connection: ConnectionState): boolean {
  return connection === 'offline' || connection === 'captive';
}

/** Processes everything that is currently due. */
async function runTick(
  run: PushRun,
  pulls: PullFunctions,
  { watch, changes, unattended }: LeaderServices,
): Promise<void> {
  if (!run.ports.identity()) return;
  const requests = await run.database.syncRequests.toArray();
  if (!(await watch.checkConnection(requests))) return;
  const notifyWatches = (asked: readonly SyncRequestRow[]): void => {
    changes.updateTeams(asked);
    unattended.recordRequests(asked);
  };
  notifyWatches(requests);
  await watch.update(await syncOnce(run, pulls, requests, notifyWatches));
  if (requests.length === 0 && watch.connection === 'online') await watch.update(await unattended.refreshNext());
}

/** Returns whether Graph calls are possible: the last ones succeeded, and the browser doesn't report offline. */
function isConnected({ ports }: PushRun, watch: ConnectionWatch): boolean {
  return watch.connection === 'online' && ports.isOnline();
}
