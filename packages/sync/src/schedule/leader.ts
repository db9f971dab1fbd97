import type { SyncContext } from '../context.ts';
import { asLeader, LeaderReplaced, takeLease } from '../database/lease.ts';
import type { Connection, LeaseRow, SyncRequestRow } from '../database/rows.ts';
import { createRetryTimes } from '../outbox/back-off.ts';
import { hasDueWork, pushResponses } from '../outbox/push-responses.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { connectionAfter, probe } from './probe.ts';
import { requestDone } from './requests.ts';

const tickMs = 500;
const offlinePollMs = 2_000;
/** While nobody can be authenticated a renewal is tried this seldom; a person's request tries at once. */
const authenticationPollMs = 60_000;
/** Other tabs look every half second: what the leader is doing stays written down long enough for them to see it. */
const shownMs = 1_000;

/** Brings remote changes in. Both record their own errors of the specification's catalogue. */
export interface Pulls {
  /** The list of teams. */
  pullTeams(context: SyncContext): Promise<void>;
  /** One team's details and library. */
  pullTeam(context: SyncContext, teamId: string): Promise<void>;
}

/** Leads until `signal` aborts or another tab has taken over: sends what is due and does the requests of all tabs. */
export async function lead(context: SyncContext, pulls: Pulls, signal: AbortSignal): Promise<void> {
  const { clock } = context.ports;
  const run: PushRun = { ...context, epoch: await takeLease(context.database), retries: createRetryTimes(clock) };
  const tick = createTick(run, pulls);
  while (!signal.aborted) {
    const waitMs = await tick();
    if (waitMs === 'replaced') return;
    await clock.wait(waitMs, signal).catch(() => {});
  }
}

/** One look at what there is to do. Answers how long to wait for the next. */
function createTick(run: PushRun, pulls: Pulls): () => Promise<number | 'replaced'> {
  const { ports } = run;
  let connection: Connection = 'online';
  let authenticatedTriedMs = Number.NEGATIVE_INFINITY;
  let requestSeen = '';

  const mayTry = (requests: readonly SyncRequestRow[]): boolean => {
    if (connection !== 'unauthenticated') return true;
    const newest = requests.findLast((request) => request.byPerson)?.requestId ?? requestSeen;
    return newest !== requestSeen || ports.clock.monotonicMs() - authenticatedTriedMs >= authenticationPollMs;
  };

  const settle = async (next: Connection): Promise<void> => {
    if (next === connection) return;
    connection = next;
    await share(run, { connection });
  };

  const look = async (): Promise<number> => {
    const requests = await run.database.syncRequests.toArray();
    if (!ports.identity() || !ports.isOnline() || !mayTry(requests)) {
      if (ports.identity() && !ports.isOnline()) await settle('offline');
      return connection === 'offline' ? offlinePollMs : tickMs;
    }
    requestSeen = requests.findLast((request) => request.byPerson)?.requestId ?? requestSeen;
    authenticatedTriedMs = ports.clock.monotonicMs();
    if (connection !== 'online') await settle(await probe(run));
    if (connection === 'online') await settle(await work(run, pulls, requests));
    return connection === 'offline' ? offlinePollMs : tickMs;
  };

  return async () => {
    try {
      return await look();
    } catch (error) {
      if (error instanceof LeaderReplaced) return 'replaced';
      ports.report({ code: 'sync-loop', detail: String(error), ids: {} });
      return offlinePollMs;
    }
  };
}

/** Sends and fetches what is due; answers what that has shown about the connection. */
async function work(run: PushRun, pulls: Pulls, requests: readonly SyncRequestRow[]): Promise<Connection> {
  if (requests.some((request) => request.byPerson)) run.retries.forget();
  if (requests.length === 0 && !(await hasDueWork(run))) return 'online';
  const shown = run.ports.clock.wait(shownMs);
  await share(run, { syncing: 1 });
  try {
    return await pushAndPull(run, pulls, requests);
  } finally {
    await shown;
    await share(run, { syncing: 0, uploading: 0 });
  }
}

async function pushAndPull(run: PushRun, pulls: Pulls, requests: readonly SyncRequestRow[]): Promise<Connection> {
  const end = await pushResponses({ ...run, onSubmissions: () => share(run, { uploading: 1 }) });
  if (end === 'replaced') throw new LeaderReplaced();
  return end === 'complete' ? await pull(run, pulls, requests) : end;
}

async function pull(run: PushRun, pulls: Pulls, requests: readonly SyncRequestRow[]): Promise<Connection> {
  const teams = requests.filter((request) => request.id !== '');
  const ended = requests.length === 0 ? undefined : await attempt(run, () => pulls.pullTeams(run));
  if (ended) return ended;
  for (const request of teams) {
    const failed = await attempt(run, () => pulls.pullTeam(run, request.id));
    if (failed) return failed;
  }
  for (const request of requests) await requestDone(run, request);
  return 'online';
}

/** A pull that fails is told of and comes again with the next request; without a connection it stays asked for. */
async function attempt(run: PushRun, pulling: () => Promise<void>): Promise<Connection | undefined> {
  try {
    await pulling();
    return undefined;
  } catch (error) {
    const connection = connectionAfter(error);
    if (!connection) run.ports.report({ code: 'pull', detail: String(error), ids: {} });
    return connection;
  }
}

/** Tells the other tabs, through the lease. */
async function share(run: PushRun, news: Partial<LeaseRow>): Promise<void> {
  await asLeader(run.database, run.epoch, [], () => run.database.lease.update('leader', news));
}
