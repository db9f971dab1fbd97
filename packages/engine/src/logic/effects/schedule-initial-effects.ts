import type { FieldInstance } from '../../fields/field-instance.ts';
import type { EffectPlan, EffectRole } from '../../plan/field-plan.ts';
import { createLogicError } from '../logic-error.ts';
import { failedChoices } from './apply-value.ts';
import { type EffectContext, needsSandbox } from './effect-context.ts';

const initialRoles: ReadonlySet<EffectRole> = new Set([
  'visibility',
  'calculation',
  'validity',
  'adding',
  'trigger',
  'text',
  'offer',
]);
const readOnlyRoles: ReadonlySet<EffectRole> = new Set([
  'visibility',
  'validity',
  'trigger',
  'schema',
  'text',
  'offer',
]);

/** Creates the effects of a new field, and queues those that run at the start. */
export function scheduleInitialEffects(field: FieldInstance, context: EffectContext): void {
  const { isFrozen, scripts, registry, queue, writeTarget } = context;
  const all = field.plan.effects;
  const plans = isFrozen ? all.filter(isReadOnly) : all;
  if (plans.length === 0) return;
  const [runnable = [], unavailable = []] = partition(plans, (plan) => scripts.isEnabled || !needsSandbox(plan));
  for (const plan of unavailable) {
    writeTarget.report(createLogicError(plan, 'unavailable', ''));
    if (plan.role === 'offer') field.offer = failedChoices;
  }
  registry.add(field, runnable);
  for (const effect of field.effects.values()) {
    const { role, computation } = effect.plan;
    if (initialRoles.has(role) && computation.type !== 'event' && computation.type !== 'watch')
      context.schedule(effect);
    // A field whose visibility depends on a script stays hidden until the first result.
    if (role === 'visibility' && effect.isInSandbox && queue.has(effect)) writeTarget.setConditionMet(field, false);
  }
}

/** Returns true for effects that may run in a read-only session: those that never change an answer. */
function isReadOnly({ role, kind }: EffectPlan): boolean {
  return readOnlyRoles.has(role) || kind === 'nextPage';
}

function partition(plans: readonly EffectPlan[], isIn: (plan: EffectPlan) => boolean) {
  return [plans.filter(isIn), plans.filter((plan) => !isIn(plan))];
}
