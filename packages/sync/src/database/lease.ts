import type { Database, TableAccess } from './open-database.ts';
import { withReserve } from './reserve.ts';
import type { TableName } from './schema.ts';

/** Another tab has become the leader since: whatever this one was about to write must not be written. */
export class LeaderReplaced extends Error {
  override readonly name = 'LeaderReplaced';

  constructor() {
    super('Another tab leads the synchronisation now');
  }
}

/** Makes the caller the leader and answers its epoch; every earlier epoch is worthless from now on. */
export function takeLease(database: Database): Promise<number> {
  const take = async () => {
    const epoch = ((await database.lease.get('leader'))?.epoch ?? 0) + 1;
    await database.lease.put({ id: 'leader', epoch });
    return epoch;
  };
  return withReserve(database, () => database.transaction('rw', database.lease, take));
}

/**
 * Runs `work` in one transaction over `tables`, if `epoch` is still the leader's. When the storage is full it may run twice,
 * the second time in the room that was held back: what the leader writes brings work off this device.
 *
 * NOTE: a lock alone is not enough: a frozen tab loses it and goes on writing when it wakes up.
 *
 * @throws LeaderReplaced with nothing written.
 */
export function asLeader<Result>(
  database: Database,
  epoch: number,
  tables: readonly TableName[],
  work: () => Promise<Result>,
): Promise<Result> {
  return withReserve(database, () => whileLeading(database, epoch, tables, work));
}

/** As `asLeader`, and flushed to the disk: `work` writes into the tables that it is given. */
export function asLeaderStrictly<Result>(
  database: Database,
  epoch: number,
  tables: readonly TableName[],
  work: (strict: TableAccess) => Promise<Result>,
): Promise<Result> {
  const { strict } = database;
  return withReserve(database, () => whileLeading(strict, epoch, tables, () => work(strict)));
}

function whileLeading<Result>(
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
