import type { Effect } from '../../fields/field-instance.ts';
import type { Dependencies } from './dependencies/dependencies.ts';
import type { EffectRegistry } from './effect-registry.ts';
import type { ResultContext } from './results/apply-value.ts';
import type { EffectQueue } from './scheduler/effect-queue.ts';
import type { ScriptAvailability } from './scheduler/script-availability.ts';
import type { ScriptRequests } from './scheduler/script-requests.ts';

/** What all followers of a session have in common. */
export interface EffectContext extends ResultContext {
  readonly registry: EffectRegistry;
  readonly queue: EffectQueue;
  readonly dependencies: Dependencies;
  readonly scripts: ScriptAvailability;
  readonly requests: ScriptRequests;
  /** Nothing that changes an answer is asked. */
  readonly isFrozen: boolean;
  /** Asks for a row of a data source (`ROWS`), unless somebody has. */
  readRow(path: readonly string[]): unknown;
  /** Has to be asked, if it can be and has anything to do. */
  schedule(effect: Effect): void;
}
