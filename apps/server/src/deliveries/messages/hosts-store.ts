import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type HostTables = {
  webhook_hosts: { team_id: string; host: string; failures: number; rest_until: Date | null };
};

/**
 * Identifies a host that a team's webhooks use. Failures are counted per team, so that teams don't learn about each
 * other's webhooks.
 */
export interface WebhookHostKey {
  readonly teamId: string;
  /** Host name with port. */
  readonly host: string;
}

const FAILURES_BEFORE_PAUSE = 5;
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 60 * MINUTE_MS;
const TRIAL_MS = MINUTE_MS;

const matchesHost = ({ teamId, host }: WebhookHostKey) => sql<boolean>`team_id = ${teamId} and host = ${host}`;

/**
 * Returns the end of the pause if requests to a host are paused (circuit breaker). After the pause, one caller gets
 * `undefined` and makes a trial request, while other callers wait a minute for its result.
 */
export async function findPauseEnd(database: Database, hostKey: WebhookHostKey, now: Date): Promise<Date | undefined> {
  const hosts = database.withTables<HostTables>();
  const row = await hosts.selectFrom('webhook_hosts').selectAll().where(matchesHost(hostKey)).executeTakeFirst();
  if (!row?.rest_until) return undefined;
  if (row.rest_until > now) return row.rest_until;
  const trialUntil = new Date(now.getTime() + TRIAL_MS);
  const claimed = await hosts
    .updateTable('webhook_hosts')
    .set({ rest_until: trialUntil })
    .where(matchesHost(hostKey))
    .where('rest_until', '<=', now)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n ? undefined : trialUntil;
}

/** Resets the failure count of a host, because the host responds again or a builder replays events. */
export async function resetHostFailures(database: Database, hostKey: WebhookHostKey): Promise<void> {
  await database.withTables<HostTables>().deleteFrom('webhook_hosts').where(matchesHost(hostKey)).execute();
}

/**
 * Records a failed request to a host. Five failures in a row pause requests for a minute. Each further failure doubles
 * the pause, up to an hour.
 */
export async function recordHostFailure(database: Database, hostKey: WebhookHostKey, now: Date): Promise<void> {
  const hosts = database.withTables<HostTables>();
  const { failures } = await hosts
    .insertInto('webhook_hosts')
    .values({ team_id: hostKey.teamId, host: hostKey.host, failures: 1, rest_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'host'])
        .doUpdateSet(({ eb }) => ({ failures: eb('webhook_hosts.failures', '+', 1) })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < FAILURES_BEFORE_PAUSE) return;
  const pauseMs = Math.min(MINUTE_MS * 2 ** Math.min(failures - FAILURES_BEFORE_PAUSE, 10), MAX_PAUSE_MS);
  const pausedUntil = new Date(now.getTime() + pauseMs);
  await hosts.updateTable('webhook_hosts').set({ rest_until: pausedUntil }).where(matchesHost(hostKey)).execute();
}
