import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type HostTables = {
  webhook_hosts: { team_id: string; host: string; failures: number; rest_until: Date | null };
};

/** A host, as one team has met it: what another team's addresses there do is none of its business. */
export interface HostPlace {
  readonly teamId: string;
  /** With its port. */
  readonly host: string;
}

const failuresUntilRest = 5;
const minuteMs = 60_000;
const longestRestMs = 60 * minuteMs;
const probeMs = minuteMs;

const one = ({ teamId, host }: HostPlace) => sql<boolean>`team_id = ${teamId} and host = ${host}`;

/**
 * Until when a host is left alone. Of a rest that is over one caller gets `undefined` and tries, and the others a minute to see what
 * becomes of it.
 */
export async function restOf(database: Database, place: HostPlace, now: Date): Promise<Date | undefined> {
  const hosts = database.withTables<HostTables>();
  const row = await hosts.selectFrom('webhook_hosts').selectAll().where(one(place)).executeTakeFirst();
  if (!row?.rest_until) return undefined;
  if (row.rest_until > now) return row.rest_until;
  const probeUntil = new Date(now.getTime() + probeMs);
  const claimed = await hosts
    .updateTable('webhook_hosts')
    .set({ rest_until: probeUntil })
    .where(one(place))
    .where('rest_until', '<=', now)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n ? undefined : probeUntil;
}

/** It answers again, or somebody says that it does. */
export async function forgetFailures(database: Database, place: HostPlace): Promise<void> {
  await database.withTables<HostTables>().deleteFrom('webhook_hosts').where(one(place)).execute();
}

/** After five failures in a row a host rests for a minute, then for twice as long after each, up to an hour. */
export async function noteFailure(database: Database, place: HostPlace, now: Date): Promise<void> {
  const hosts = database.withTables<HostTables>();
  const { failures } = await hosts
    .insertInto('webhook_hosts')
    .values({ team_id: place.teamId, host: place.host, failures: 1, rest_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'host'])
        .doUpdateSet(({ eb }) => ({ failures: eb('webhook_hosts.failures', '+', 1) })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < failuresUntilRest) return;
  const restMs = Math.min(minuteMs * 2 ** Math.min(failures - failuresUntilRest, 10), longestRestMs);
  const restUntil = new Date(now.getTime() + restMs);
  await hosts.updateTable('webhook_hosts').set({ rest_until: restUntil }).where(one(place)).execute();
}
