import { runAsLeader } from '../database/lease.ts';
import type { ConnectionState, SyncRequestRow } from '../database/rows.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { checkConnection } from './check-connection.ts';

/** Interval of token renewal attempts while the user can't be authenticated; a user's own request tries at once. */
const authenticationPollMs = 60_000;

/** State of the leader's connection to Graph, shared with the other tabs. */
export interface ConnectionWatch {
  readonly connection: ConnectionState;
  /** Returns whether Graph can be reached. Sends a probe if the connection was lost. */
  checkConnection(requests: readonly SyncRequestRow[]): Promise<boolean>;
  /** Updates the state after the result of recent calls. */
  update(connection: ConnectionState): Promise<void>;
}

export function createConnectionWatch(run: PushRun): ConnectionWatch {
  const { clock, isOnline } = run.ports;
  let connection: ConnectionState = 'online';
  let triedMs = Number.NEGATIVE_INFINITY;
  let requestSeen: string | undefined;

  const settle = async (next: ConnectionState): Promise<void> => {
    if (next === connection) return;
    connection = next;
    await runAsLeader(run.database, run.epoch, [], () => run.database.lease.update('leader', { connection }));
  };

  const isTooEarly = (requestId: string | undefined): boolean =>
    connection === 'unauthenticated' &&
    (requestId ?? requestSeen) === requestSeen &&
    clock.monotonicMs() - triedMs < authenticationPollMs;

  return {
    get connection() {
      return connection;
    },
    update: settle,
    async checkConnection(requests) {
      // The browser's connection hint is only reliable when it reports offline.
      if (!isOnline()) await settle('offline');
      const requestId = requests.findLast((request) => request.byPerson)?.requestId;
      if (!isOnline() || isTooEarly(requestId)) return false;
      requestSeen = requestId ?? requestSeen;
      triedMs = clock.monotonicMs();
      if (connection !== 'online') await settle(await checkConnection(run));
      return connection === 'online';
    },
  };
}
