import { runAsLeader } from '../database/lease.ts';
import type { PushRun } from './push-run.ts';

/**
 * Checks that this tab still leads. Call it right before a deletion and right after a creation, because a frozen tab
 * continues where it stopped, possibly hours later.
 *
 * @throws LeaderReplaced
 */
export async function requireLeader({ database, epoch }: Pick<PushRun, 'database' | 'epoch'>): Promise<void> {
  await runAsLeader(database, epoch, [], async () => {});
}
