import type { FieldPlan } from './field-plan.ts';
import type { SessionWarning } from './session-warning.ts';

/** Names every component whose answer an earlier component writes too. They share one answer. */
export function findDuplicateKeys(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  return plans
    .filter((plan) => plan.role !== 'layout' && plan.sharers[0] !== plan)
    .map(({ id, path }) => ({ code: 'duplicate-key', nodeId: id, detail: path }));
}
