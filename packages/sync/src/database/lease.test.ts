import { describe, expect, it } from 'vitest';
import { createLocalContext } from '../testing/local-context.ts';
import { acquireLease, LeaderReplaced, runAsLeader } from './lease.ts';

describe('the lease', () => {
  it('[SYNC-24] rejects everything that a former leader writes in one transaction', async () => {
    const { database } = await createLocalContext();
    const former = await acquireLease(database);
    await acquireLease(database);
    const late = runAsLeader(database, former, ['tenants'], () => database.tenants.add({ id: 'late' }));
    await expect(late).rejects.toThrow(LeaderReplaced);
    expect(await database.tenants.count()).toBe(0);
  });

  it('[SYNC-8] lets the leader write atomically', async () => {
    const { database } = await createLocalContext();
    const epoch = await acquireLease(database);
    await runAsLeader(database, epoch, ['tenants'], () => database.tenants.add({ id: 'one' }));
    const failing = runAsLeader(database, epoch, ['tenants'], async () => {
      await database.tenants.add({ id: 'two' });
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await database.tenants.toCollection().primaryKeys()).toEqual(['one']);
  });

  it('gives every leader a higher epoch, and resets the previous state', async () => {
    const { database } = await createLocalContext();
    const first = await acquireLease(database);
    await database.lease.update('leader', { connection: 'offline', syncing: 1 });
    expect(await acquireLease(database)).toBeGreaterThan(first);
    expect(await database.lease.toArray()).toEqual([{ id: 'leader', epoch: first + 1 }]);
  });
});
