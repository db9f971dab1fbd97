import { asLeader } from '../database/lease.ts';
import type { PushRun } from './push-run.ts';

/**
 * Asked right before a call that takes something away, and after one that brought something: a frozen tab goes on where it
 * was when it wakes up, perhaps hours later.
 *
 * @throws LeaderReplaced
 */
export async function requireLeader({ database, epoch }: Pick<PushRun, 'database' | 'epoch'>): Promise<void> {
  await asLeader(database, epoch, [], async () => {});
}
