import type { FieldPlan } from './field-plan.ts';
import type { SessionWarning } from './session-warning.ts';

/** Returns a warning for each component that writes the same answer as an earlier component. */
export function findDuplicateKeys(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  return plans
    .filter((plan) => plan.role !== 'layout' && plan.sharers[0] !== plan)
    .map(({ id, path }) => ({ code: 'duplicate-key', nodeId: id, detail: path }));
}
