import type { Connection, SyncRequestRow, TeamRow } from '../database/rows.ts';
import { hasDueWork } from '../outbox/push-responses.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { wasOpenedLately } from '../teams/team-token.ts';
import { attempt, type Pulls } from './sync-once.ts';

const periodMs = 60_000;
/** A tab asks for the team on its screen once a minute: whoever has not for longer is gone. */
const lookedAtMs = 150_000;
const watchMs = 500;

/** Keeps teams fresh that were opened here and that nobody looks at now. */
export interface UnattendedTeams {
  /** Told of the requests that wait, at every tick. */
  follow(requests: readonly SyncRequestRow[]): void;
  /** Brings one of them when it is time, the longest left alone first; stops when there is something else to do. */
  tend(): Promise<Connection>;
}

/**
 * One team a minute, however many there are. A team stays among them until its token is stale, a day after it was last
 * on a screen.
 */
export function createUnattendedTeams(run: PushRun, pulls: Pulls): UnattendedTeams {
  const { clock, isActive } = run.ports;
  const askedMs = new Map<string, number>();
  let anyAskedMs = Number.NEGATIVE_INFINITY;
  const broughtMs = new Map<string, number>();
  let lastMs = clock.monotonicMs();

  const isAlone = ({ id }: TeamRow): boolean =>
    clock.monotonicMs() - (askedMs.get(id) ?? Number.NEGATIVE_INFINITY) >= lookedAtMs;

  /** A tab that somebody sees asks once a minute, this one or another. */
  const isSeen = (): boolean => (isActive?.() ?? true) || clock.monotonicMs() - anyAskedMs < lookedAtMs;

  const longestAlone = async (): Promise<TeamRow | undefined> => {
    const person = run.ports.identity();
    if (!person) return undefined;
    const teams = await run.database.teams.where('tenantId').equals(person.tenantId).toArray();
    return teams
      .filter((team) => wasOpenedLately(run.ports, team, person) && isAlone(team))
      .toSorted((a, b) => (broughtMs.get(a.id) ?? -1) - (broughtMs.get(b.id) ?? -1))[0];
  };

  return {
    follow(requests) {
      if (requests.length > 0) anyAskedMs = clock.monotonicMs();
      for (const { teamId } of requests) if (teamId) askedMs.set(teamId, clock.monotonicMs());
    },
    async tend() {
      if (clock.monotonicMs() - lastMs < periodMs || !isSeen()) return 'online';
      lastMs = clock.monotonicMs();
      const team = await longestAlone();
      if (!team) return 'online';
      broughtMs.set(team.id, clock.monotonicMs());
      return (await attempt(run, () => bring(run, pulls, team.id))) ?? 'online';
    },
  };
}

async function bring(run: PushRun, pulls: Pulls, teamId: string): Promise<void> {
  const end = new AbortController();
  const watching = stopWhenNeeded(run, end);
  try {
    await pulls.pullTeam(run, teamId, { isUnattended: true, signal: end.signal });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  } finally {
    end.abort();
    await watching;
  }
}

/** What somebody waits for comes first: pages that were brought stay, the rest comes with the next turn. */
async function stopWhenNeeded(run: PushRun, end: AbortController): Promise<void> {
  const { clock } = run.ports;
  const wait = () =>
    clock.wait(watchMs, end.signal).then(
      () => true,
      () => false,
    );
  while (await wait()) {
    const isNeeded = (await run.database.syncRequests.count()) > 0 || (await hasDueWork(run));
    if (isNeeded) end.abort();
  }
}
