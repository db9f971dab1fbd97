import type { SyncContext } from '../context.ts';
import { runAsLeader } from '../database/lease.ts';
import type { RetryTimes } from '../retries/back-off.ts';

/** Context of one pass of the leader over the outbox. */
export interface PushRun extends SyncContext {
  /** Fencing epoch of the leader. Every write checks it. */
  readonly epoch: number;
  readonly retries: RetryTimes;
  /** Called before the first submission of a pass is sent, if there is one. */
  readonly onSubmissions?: () => Promise<void>;
}

/**
 * Checks that this tab still leads. Call it right before a deletion and right after a creation, because a frozen tab
 * continues where it stopped, possibly hours later.
 *
 * @throws LeaderReplaced
 */
export async function requireLeader({ database, epoch }: Pick<PushRun, 'database' | 'epoch'>): Promise<void> {
  await runAsLeader(database, epoch, [], async () => {});
}
