import type { ConnectionState, SyncRequestRow, TeamRow } from '../database/rows.ts';
import { hasDueWork } from '../outbox/push-responses.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { wasRecentlyOpened } from '../teams/team-token.ts';
import { type PullFunctions, runPull } from './sync-once.ts';

const refreshIntervalMs = 60_000;
/**
 * Visible tabs request a sync of their team once a minute. A team without requests for longer than this isn't visible
 * any more.
 */
const visibleForMs = 150_000;
const checkIntervalMs = 500;

/** Refreshes teams that were opened on this device and aren't visible now. */
export interface BackgroundTeams {
  /** Call with the waiting requests at every tick. */
  recordRequests(requests: readonly SyncRequestRow[]): void;
  /** Refreshes the team that wasn't synced for the longest time, if it is due. Stops when other work arrives. */
  refreshNext(): Promise<ConnectionState>;
}

/**
 * Refreshes one team per minute in total. A team is included until its token expires, a day after it was last opened.
 */
export function createBackgroundTeams(run: PushRun, pulls: PullFunctions): BackgroundTeams {
  const { clock, isActive } = run.ports;
  const requestedAtMs = new Map<string, number>();
  let lastRequestMs = Number.NEGATIVE_INFINITY;
  const pulledAtMs = new Map<string, number>();
  let lastMs = clock.monotonicMs();

  const isUnattended = ({ id }: TeamRow): boolean =>
    clock.monotonicMs() - (requestedAtMs.get(id) ?? Number.NEGATIVE_INFINITY) >= visibleForMs;

  /** Returns whether any tab of the browser is visible. A visible tab makes a request once a minute. */
  const isSeen = (): boolean => (isActive?.() ?? true) || clock.monotonicMs() - lastRequestMs < visibleForMs;

  const findNextTeam = async (): Promise<TeamRow | undefined> => {
    const person = run.ports.identity();
    if (!person) return undefined;
    const teams = await run.database.teams.where('tenantId').equals(person.tenantId).toArray();
    return teams
      .filter((team) => wasRecentlyOpened(run.ports, team, person) && isUnattended(team))
      .toSorted((a, b) => (pulledAtMs.get(a.id) ?? -1) - (pulledAtMs.get(b.id) ?? -1))[0];
  };

  return {
    recordRequests(requests) {
      if (requests.length > 0) lastRequestMs = clock.monotonicMs();
      for (const { teamId } of requests) if (teamId) requestedAtMs.set(teamId, clock.monotonicMs());
    },
    async refreshNext() {
      if (clock.monotonicMs() - lastMs < refreshIntervalMs || !isSeen()) return 'online';
      lastMs = clock.monotonicMs();
      const team = await findNextTeam();
      if (!team) return 'online';
      pulledAtMs.set(team.id, clock.monotonicMs());
      return (await runPull(run, () => pullInBackground(run, pulls, team.id))) ?? 'online';
    },
  };
}

async function pullInBackground(run: PushRun, pulls: PullFunctions, teamId: string): Promise<void> {
  const end = new AbortController();
  const watching = abortWhenBusy(run, end);
  try {
    await pulls.pullTeam(run, teamId, { isUnattended: true, signal: end.signal });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  } finally {
    end.abort();
    await watching;
  }
}

/**
 * Aborts the background pull when a user's work arrives. Stored pages remain, and the rest follows with the next
 * refresh.
 */
async function abortWhenBusy(run: PushRun, end: AbortController): Promise<void> {
  const { clock } = run.ports;
  const wait = () =>
    clock.wait(checkIntervalMs, end.signal).then(
      () => true,
      () => false,
    );
  while (await wait()) {
    const isNeeded = (await run.database.syncRequests.count()) > 0 || (await hasDueWork(run));
    if (isNeeded) end.abort();
  }
}
