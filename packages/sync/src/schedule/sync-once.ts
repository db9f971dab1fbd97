import type { SyncContext } from '../context.ts';
import { LeaderReplaced, runAsLeader } from '../database/lease.ts';
import type { ConnectionState, LeaseRow, SyncRequestRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { isQuotaExceeded, toFailure } from '../failures/to-failure.ts';
import type { PullOptions } from '../inbox/pull-team.ts';
import { hasDueWork, pushResponses } from '../outbox/push-responses.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { getConnectionAfter } from './connection-watch.ts';
import { completeRequest, consumeUserRequests, isShownOnBadge, sortByUrgency } from './requests.ts';

/** Other tabs read the state every half second, so `uploading` stays set long enough for them to see it. */
const minUploadingMs = 1_000;
/** When local storage is full, pulls are tried with every request, but the failure is reported only this often. */
const fullReportIntervalMs = 300_000;
const fullReportId = 'storage full';

/** Functions that load remote changes. They record their own errors from the specification's catalog. */
export interface PullFunctions {
  /**
   * Loads the list of teams. Calls `onReady` with each team as soon as its details are stored, while other teams are
   * still loading.
   */
  pullTeams(context: SyncContext, onReady: (teamId: string) => Promise<void>): Promise<void>;
  /** Loads one team's details and library. */
  pullTeam(context: SyncContext, teamId: string, options?: PullOptions): Promise<void>;
  /** Loads one team's data sources. Without this function, such requests do nothing. */
  pullDataSources?(context: SyncContext, teamId: string): Promise<void>;
}

/** Called with requests before they are processed. */
export type RequestObserver = (requests: readonly SyncRequestRow[]) => void;

/**
 * Sends what is due, then loads what was requested. Returns the connection state that the calls have shown.
 *
 * @param onRequests called with requests that arrived meanwhile and are processed in the same pass
 */
export async function syncOnce(
  run: PushRun,
  pulls: PullFunctions,
  requests: readonly SyncRequestRow[],
  onRequests: RequestObserver,
): Promise<ConnectionState> {
  await handleUserRequests(run, requests);
  const isShown = requests.some(isShownOnBadge) || (await hasDueWork(run));
  if (requests.length === 0 && !isShown) return 'online';
  let shown: Promise<void> | undefined;
  if (isShown) await updateLease(run, { syncing: 1 });
  const onSubmissions = async (): Promise<void> => {
    shown = run.ports.clock.wait(minUploadingMs);
    await updateLease(run, { uploading: 1 });
  };
  try {
    return await pushAndPull({ ...run, onSubmissions }, pulls, requests, onRequests);
  } finally {
    if (isShown) await updateLease(run, { syncing: 0 });
    if (shown) {
      await shown;
      await updateLease(run, { uploading: 0 });
    }
  }
}

async function pushAndPull(
  run: PushRun,
  pulls: PullFunctions,
  requests: readonly SyncRequestRow[],
  onRequests: RequestObserver,
): Promise<ConnectionState> {
  const end = await pushResponses(run);
  if (end === 'replaced') throw new LeaderReplaced();
  return end === 'complete' ? await pullRequested(run, pulls, requests, onRequests) : end;
}

async function pullRequested(
  run: PushRun,
  pulls: PullFunctions,
  requests: readonly SyncRequestRow[],
  onRequests: RequestObserver,
): Promise<ConnectionState> {
  if (requests.length === 0) return 'online';
  const pulled = new Set<string>();
  let lost: ConnectionState | undefined;
  /** Pulls a visible team as soon as its own details are stored, while those of other teams are still loading. */
  const pullIfShown = async (teamId: string): Promise<void> => {
    const request = await run.database.syncRequests.get(teamId);
    if (!request?.isCurrent) return;
    await handleUserRequests(run, [request]);
    onRequests([request]);
    lost ??= await runPull(run, () => pullRequest(run, pulls, request));
    if (lost) return;
    await completeRequest(run, request);
    pulled.add(request.requestId);
  };
  if (requests.some(needsTeams)) lost = (await runPull(run, () => pulls.pullTeams(run, pullIfShown))) ?? lost;
  if (lost) return lost;
  for (const request of sortByUrgency(await addNewRequests(run, requests, onRequests))) {
    if (pulled.has(request.requestId)) continue;
    const failed = await runPull(run, () => pullRequest(run, pulls, request));
    if (failed) return failed;
    await completeRequest(run, request);
  }
  return 'online';
}

async function handleUserRequests(run: PushRun, requests: readonly SyncRequestRow[]): Promise<void> {
  if (await consumeUserRequests(run, requests)) run.retries.clear();
}

/**
 * Adds requests that arrived while the teams were loading, such as the first request for a team, so that they don't
 * wait for another pass.
 */
async function addNewRequests(
  run: PushRun,
  known: readonly SyncRequestRow[],
  onRequests: RequestObserver,
): Promise<readonly SyncRequestRow[]> {
  if (!known.some(needsTeams)) return known;
  const ids = new Set(known.map(({ requestId }) => requestId));
  const added = (await run.database.syncRequests.toArray()).filter(({ requestId }) => !ids.has(requestId));
  await handleUserRequests(run, added);
  onRequests(added);
  return [...known, ...added];
}

function needsTeams({ requestType, isNotice }: SyncRequestRow): boolean {
  return requestType !== 'data-source' && !isNotice;
}

async function pullRequest(run: PushRun, pulls: PullFunctions, request: SyncRequestRow): Promise<void> {
  if (request.requestType === 'data-source') return pulls.pullDataSources?.(run, request.teamId ?? '');
  if (request.id === '') return;
  await pulls.pullTeam(run, request.id, { isCurrent: request.isCurrent === 1 });
  // A change in the library doesn't affect other sites and files that a data source reads.
  if (isShownOnBadge(request)) await pulls.pullDataSources?.(run, request.id);
}

/**
 * Runs a pull and reports its failure; the next request repeats it. Returns the connection state if the connection was
 * lost, so that the request is kept.
 */
export async function runPull(run: PushRun, pulling: () => Promise<void>): Promise<ConnectionState | undefined> {
  try {
    await pulling();
    return undefined;
  } catch (error) {
    const connection = getConnectionAfter(error);
    if (!connection && shouldReport(run, error))
      run.ports.report({ code: 'pull', detail: describeFailure(toFailure(error)), ids: {} });
    return connection;
  }
}

function shouldReport({ retries }: PushRun, error: unknown): boolean {
  if (!isQuotaExceeded(error)) return true;
  if (!retries.isDue(fullReportId, 0)) return false;
  retries.scheduleRetry(fullReportId, fullReportIntervalMs);
  return true;
}

/** Publishes the leader's state to the other tabs through the lease row. */
async function updateLease(run: PushRun, news: Partial<LeaseRow>): Promise<void> {
  await runAsLeader(run.database, run.epoch, [], () => run.database.lease.update('leader', news));
}
