import { GraphOutage, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { runAsLeader } from '../database/lease.ts';
import type { ConnectionState, SyncRequestRow } from '../database/rows.ts';
import type { PushRun } from '../outbox/push-run.ts';
import { toVerdict } from '../retries/verdict.ts';

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

/**
 * Checks with one small request whether Graph can be reached and accepts the token. The browser's connection state is
 * only a hint.
 */
async function checkConnection({ ports }: SyncContext): Promise<ConnectionState> {
  try {
    await ports.graph.call(operations.getMe, {}, { query: { select: ['id'] } });
    return 'online';
  } catch (error) {
    return getConnectionAfter(error) ?? 'online';
  }
}

/** Returns the connection state that a failed call implies; `undefined` if Graph responded, so the connection works. */
export function getConnectionAfter(error: unknown): Exclude<ConnectionState, 'online'> | undefined {
  if (error instanceof GraphOutage && error.reason === 'captive-portal') return 'captive';
  const { kind } = toVerdict(error);
  return kind === 'offline' || kind === 'unauthenticated' ? kind : undefined;
}
