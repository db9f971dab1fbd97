import type { SyncContext } from '../context.ts';
import type { RetryTimes } from '../retries/back-off.ts';

/** Context of one pass of the leader over the outbox. */
export interface PushRun extends SyncContext {
  /** Fencing epoch of the leader. Every write checks it. */
  readonly epoch: number;
  readonly retries: RetryTimes;
  /** Called before the first submission of a pass is sent, if there is one. */
  readonly onSubmissions?: () => Promise<void>;
}
