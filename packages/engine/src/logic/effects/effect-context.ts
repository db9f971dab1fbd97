import type { Effect } from '../../fields/field-instance.ts';
import type { Dependencies } from './dependencies/dependencies.ts';
import type { EffectRegistry } from './effect-registry.ts';
import type { ResultContext } from './results/apply-value.ts';
import type { EffectQueue } from './scheduler/effect-queue.ts';
import type { ScriptAvailability } from './scheduler/script-availability.ts';
import type { ScriptRequests } from './scheduler/script-requests.ts';

/** Services and state shared by all effects of a session. */
export interface EffectContext extends ResultContext {
  readonly registry: EffectRegistry;
  readonly queue: EffectQueue;
  readonly dependencies: Dependencies;
  readonly scripts: ScriptAvailability;
  readonly requests: ScriptRequests;
  /** True in a read-only session: effects that change answers are skipped. */
  readonly isFrozen: boolean;
  /** Requests a row of a data source (`DATA_SOURCE_ROWS`) unless the row was requested before. */
  loadRow(path: readonly string[]): unknown;
  /** Effects whose last run failed. */
  readonly failed: Set<Effect>;
  /** Queues an effect if it is active and may run. */
  schedule(effect: Effect): void;
}
