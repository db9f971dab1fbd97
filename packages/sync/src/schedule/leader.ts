import type { SyncContext } from '../context.ts';
import { LeaderReplaced, takeLease } from '../database/lease.ts';
import type { Connection, SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { sweepDiscarded } from '../outbox/sweep-discarded.ts';
import { sweepStrays } from '../outbox/sweep-strays.ts';
import { sweepWithdrawn } from '../outbox/sweep-withdrawn.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { type ChangeWatch, createChangeWatch } from './change-watch.ts';
import { type ConnectionWatch, createConnectionWatch } from './connection-watch.ts';
import type { Nap } from './nap.ts';
import { createPauses } from './pauses.ts';
import { type Pulls, syncOnce } from './sync-once.ts';
import { createUnattendedTeams, type UnattendedTeams } from './unattended-teams.ts';

const tickMs = 500;
const offlinePollMs = 2_000;
const sweepEveryMs = 3_600_000;

/**
 * Leads until `signal` aborts or another tab has taken over: sends what is due and does the requests of all tabs.
 *
 * @param nap between two looks; who has asked for something here ends it
 */
export async function lead(context: SyncContext, pulls: Pulls, nap: Nap, signal: AbortSignal): Promise<void> {
  const { clock, report } = context.ports;
  const run: PushRun = { ...context, epoch: await takeLease(context.database), retries: createRetryTimes(clock) };
  const watch = createConnectionWatch(run);
  const changes = createChangeWatch(run, () => isConnected(run, watch));
  const unattended = createUnattendedTeams(run, pulls);
  const pauses = createPauses(tickMs);
  let sweptMs = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    let pauseMs = 0;
    try {
      await tick(run, pulls, { watch, changes, unattended });
      if (clock.monotonicMs() - sweptMs >= sweepEveryMs && isConnected(run, watch)) {
        sweptMs = clock.monotonicMs();
        await sweepFiles(run, run.epoch);
        await sweepStrays(run);
        await sweepWithdrawn(run);
        await sweepDiscarded(run);
      }
      pauses.worked();
    } catch (error) {
      if (error instanceof LeaderReplaced) break;
      const { ms, isTold } = pauses.failed();
      pauseMs = ms;
      if (isTold) report({ code: 'sync-loop', detail: describeFailure(failureOf(error)), ids: {} });
    }
    await nap.take(Math.max(pauseMs, hasNoNetwork(watch.connection) ? offlinePollMs : tickMs), signal);
  }
  changes.stop();
}

interface Watches {
  readonly watch: ConnectionWatch;
  readonly changes: ChangeWatch;
  readonly unattended: UnattendedTeams;
}

function hasNoNetwork(connection: Connection): boolean {
  return connection === 'offline' || connection === 'captive';
}

/** One look at what there is to do, and doing it. */
async function tick(run: PushRun, pulls: Pulls, { watch, changes, unattended }: Watches): Promise<void> {
  if (!run.ports.identity()) return;
  const requests = await run.database.syncRequests.toArray();
  if (!(await watch.isReady(requests))) return;
  const follow = (asked: readonly SyncRequestRow[]): void => {
    changes.follow(asked);
    unattended.follow(asked);
  };
  follow(requests);
  await watch.settle(await syncOnce(run, pulls, requests, follow));
  if (requests.length === 0 && watch.connection === 'online') await watch.settle(await unattended.tend());
}

/** Calls may go out: the last ones have come through, and the browser does not say that there is no network. */
function isConnected({ ports }: PushRun, watch: ConnectionWatch): boolean {
  return watch.connection === 'online' && ports.isOnline();
}
