import { asLeader } from '../database/lease.ts';
import type { Connection, SyncRequestRow } from '../database/rows.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { probe } from './probe.ts';

/** While nobody can be authenticated a renewal is tried this seldom; a person's request tries at once. */
const authenticationPollMs = 60_000;

/** What the leader knows of its way to Graph, and tells the other tabs. */
export interface ConnectionWatch {
  readonly connection: Connection;
  /** Is there a way to Graph? Looks for one when there was none. */
  isReady(requests: readonly SyncRequestRow[]): Promise<boolean>;
  /** What the last calls have shown. */
  settle(connection: Connection): Promise<void>;
}

export function createConnectionWatch(run: PushRun): ConnectionWatch {
  const { clock, isOnline } = run.ports;
  let connection: Connection = 'online';
  let triedMs = Number.NEGATIVE_INFINITY;
  let requestSeen: string | undefined;

  const settle = async (next: Connection): Promise<void> => {
    if (next === connection) return;
    connection = next;
    await asLeader(run.database, run.epoch, [], () => run.database.lease.update('leader', { connection }));
  };

  const isTooEarly = (requestId: string | undefined): boolean =>
    connection === 'unauthenticated' &&
    (requestId ?? requestSeen) === requestSeen &&
    clock.monotonicMs() - triedMs < authenticationPollMs;

  return {
    get connection() {
      return connection;
    },
    settle,
    async isReady(requests) {
      // The browser's word counts only when it says no.
      if (!isOnline()) await settle('offline');
      const requestId = requests.findLast((request) => request.byPerson)?.requestId;
      if (!isOnline() || isTooEarly(requestId)) return false;
      requestSeen = requestId ?? requestSeen;
      triedMs = clock.monotonicMs();
      if (connection !== 'online') await settle(await probe(run));
      return connection === 'online';
    },
  };
}
