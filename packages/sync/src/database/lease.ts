import type { Database, TableAccess } from './open-database.ts';
import { withStorageReserve } from './reserve.ts';
import type { TableName } from './schema.ts';

/** Thrown when another tab has become the leader, before anything is written. */
export class LeaderReplaced extends Error {
  override readonly name = 'LeaderReplaced';

  constructor() {
    super('Another tab leads the synchronisation now');
  }
}

/** Makes the calling tab the leader and returns its epoch; earlier epochs become invalid. */
export function acquireLease(database: Database): Promise<number> {
  const acquire = async () => {
    const epoch = ((await database.lease.get('leader'))?.epoch ?? 0) + 1;
    await database.lease.put({ id: 'leader', epoch });
    return epoch;
  };
  return withStorageReserve(database, () => database.transaction('rw', database.lease, acquire));
}

/**
 * Runs `work` in one transaction over `tables` if `epoch` is still the leader's. When the storage is full, `work` may
 * run a second time after the reserve is freed, because the leader's writes help to move data off this device.
 * NOTE: a lock alone isn't enough, because a frozen tab loses it and continues writing when it resumes.
 *
 * @throws LeaderReplaced before anything is written
 */
export function runAsLeader<Result>(
  database: Database,
  epoch: number,
  tables: readonly TableName[],
  work: () => Promise<Result>,
): Promise<Result> {
  return withStorageReserve(database, () => runIfLeading(database, epoch, tables, work));
}

/** Variant of `runAsLeader` that flushes to disk; `work` must write to the tables it receives. */
export function runAsLeaderStrict<Result>(
  database: Database,
  epoch: number,
  tables: readonly TableName[],
  work: (strict: TableAccess) => Promise<Result>,
): Promise<Result> {
  const { strict } = database;
  return withStorageReserve(database, () => runIfLeading(strict, epoch, tables, () => work(strict)));
}

function runIfLeading<Result>(
  database: TableAccess,
  epoch: number,
  tables: readonly TableName[],
  work: () => Promise<Result>,
): PromiseLike<Result> {
  return database.transaction('rw', ['lease', ...tables], async () => {
    if ((await database.lease.get('leader'))?.epoch !== epoch) throw new LeaderReplaced();
    return work();
  });
}
