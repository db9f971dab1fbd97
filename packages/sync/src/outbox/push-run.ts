import type { SyncContext } from '../context.ts';
import type { RetryTimes } from '../retries/back-off.ts';

/** One pass over the outbox by the leader. */
export interface PushRun extends SyncContext {
  /** The leader's fencing epoch. Every write checks it. */
  readonly epoch: number;
  readonly retries: RetryTimes;
  /** Called before the first submission of a pass is sent; not when there is none. */
  readonly onSubmissions?: () => Promise<void>;
}
