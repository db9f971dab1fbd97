import type { SyncContext } from '../context.ts';
import { asLeader, LeaderReplaced } from '../database/lease.ts';
import type { Connection, LeaseRow, SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { isQuotaExceeded } from '../failures/is-quota-exceeded.ts';
import type { PullOptions } from '../inbox/pull-team.ts';
import { hasDueWork, pushResponses } from '../outbox/push-responses.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { connectionAfter } from './probe.ts';
import { heedPerson, isAsked, requestDone, urgentFirst } from './requests.ts';

/** Other tabs look every half second: an upload stays written down long enough for them to see it. */
const shownMs = 1_000;
/** A storage without room for what others have changed is told of this often, and tried with every request. */
const fullToldMs = 300_000;
const fullToldId = 'storage full';

/** Brings remote changes in. Both record their own errors of the specification's catalog. */
export interface Pulls {
  /** The list of teams. `onReady` is called with each team whose details are new, before those of the others are there. */
  pullTeams(context: SyncContext, onReady: (teamId: string) => Promise<void>): Promise<void>;
  /** One team's details and library. */
  pullTeam(context: SyncContext, teamId: string, options?: PullOptions): Promise<void>;
  /** One team's data sources. Without it such a request does nothing. */
  pullDataSources?(context: SyncContext, teamId: string): Promise<void>;
}

/** Told of requests before they are done. */
export type Follow = (requests: readonly SyncRequestRow[]) => void;

/**
 * Sends what is due, then fetches what was asked for; answers what that has shown about the connection.
 *
 * @param follow told of requests that came meanwhile and are done with the others
 */
export async function syncOnce(
  run: PushRun,
  pulls: Pulls,
  requests: readonly SyncRequestRow[],
  follow: Follow,
): Promise<Connection> {
  await heed(run, requests);
  const isShown = requests.some(isAsked) || (await hasDueWork(run));
  if (requests.length === 0 && !isShown) return 'online';
  let shown: Promise<void> | undefined;
  if (isShown) await share(run, { syncing: 1 });
  const onSubmissions = async (): Promise<void> => {
    shown = run.ports.clock.wait(shownMs);
    await share(run, { uploading: 1 });
  };
  try {
    return await pushAndPull({ ...run, onSubmissions }, pulls, requests, follow);
  } finally {
    if (isShown) await share(run, { syncing: 0 });
    if (shown) {
      await shown;
      await share(run, { uploading: 0 });
    }
  }
}

async function pushAndPull(
  run: PushRun,
  pulls: Pulls,
  requests: readonly SyncRequestRow[],
  follow: Follow,
): Promise<Connection> {
  const end = await pushResponses(run);
  if (end === 'replaced') throw new LeaderReplaced();
  return end === 'complete' ? await pull(run, pulls, requests, follow) : end;
}

async function pull(
  run: PushRun,
  pulls: Pulls,
  requests: readonly SyncRequestRow[],
  follow: Follow,
): Promise<Connection> {
  if (requests.length === 0) return 'online';
  const pulled = new Set<string>();
  let lost: Connection | undefined;
  /** Pulls a team that is on screen as soon as its own details are known, while those of other teams are still being read. */
  const pullIfShown = async (teamId: string): Promise<void> => {
    const request = await run.database.syncRequests.get(teamId);
    if (!request?.isCurrent) return;
    await heed(run, [request]);
    follow([request]);
    lost ??= await attempt(run, () => pullOne(run, pulls, request));
    if (lost) return;
    await requestDone(run, request);
    pulled.add(request.requestId);
  };
  if (requests.some(needsTeams)) lost = (await attempt(run, () => pulls.pullTeams(run, pullIfShown))) ?? lost;
  if (lost) return lost;
  for (const request of urgentFirst(await withNewcomers(run, requests, follow))) {
    if (pulled.has(request.requestId)) continue;
    const failed = await attempt(run, () => pullOne(run, pulls, request));
    if (failed) return failed;
    await requestDone(run, request);
  }
  return 'online';
}

async function heed(run: PushRun, requests: readonly SyncRequestRow[]): Promise<void> {
  if (await heedPerson(run, requests)) run.retries.forget();
}

/** Who sees the teams for the first time asks for one of them while the rest is being read: it is not put off to another round. */
async function withNewcomers(
  run: PushRun,
  known: readonly SyncRequestRow[],
  follow: Follow,
): Promise<readonly SyncRequestRow[]> {
  if (!known.some(needsTeams)) return known;
  const ids = new Set(known.map(({ requestId }) => requestId));
  const newcomers = (await run.database.syncRequests.toArray()).filter(({ requestId }) => !ids.has(requestId));
  await heed(run, newcomers);
  follow(newcomers);
  return [...known, ...newcomers];
}

function needsTeams({ requestType, isNotice }: SyncRequestRow): boolean {
  return requestType !== 'data-source' && !isNotice;
}

async function pullOne(run: PushRun, pulls: Pulls, request: SyncRequestRow): Promise<void> {
  if (request.requestType === 'data-source') return pulls.pullDataSources?.(run, request.teamId ?? '');
  if (request.id === '') return;
  await pulls.pullTeam(run, request.id, { isCurrent: request.isCurrent === 1 });
  // What changes in the library changes no other place that a source reads.
  if (isAsked(request)) await pulls.pullDataSources?.(run, request.id);
}

/** A pull that fails is told of and comes again with the next request; without a connection it stays asked for. */
export async function attempt(run: PushRun, pulling: () => Promise<void>): Promise<Connection | undefined> {
  try {
    await pulling();
    return undefined;
  } catch (error) {
    const connection = connectionAfter(error);
    if (!connection && isWorthTelling(run, error))
      run.ports.report({ code: 'pull', detail: describeFailure(failureOf(error)), ids: {} });
    return connection;
  }
}

function isWorthTelling({ retries }: PushRun, error: unknown): boolean {
  if (!isQuotaExceeded(error)) return true;
  if (!retries.isDue(fullToldId, 0)) return false;
  retries.failed(fullToldId, fullToldMs);
  return true;
}

/** Tells the other tabs, through the lease. */
async function share(run: PushRun, news: Partial<LeaseRow>): Promise<void> {
  await asLeader(run.database, run.epoch, [], () => run.database.lease.update('leader', news));
}
