import type { Database } from './open-database.ts';
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
  return database.transaction('rw', database.lease, async () => {
    const epoch = ((await database.lease.get('leader'))?.epoch ?? 0) + 1;
    await database.lease.put({ id: 'leader', epoch });
    return epoch;
  });
}

/**
 * Runs `work` in one transaction over `tables`, if `epoch` is still the leader's.
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
  return database.transaction('rw', ['lease', ...tables], async () => {
    if ((await database.lease.get('leader'))?.epoch !== epoch) throw new LeaderReplaced();
    return work();
  });
}
