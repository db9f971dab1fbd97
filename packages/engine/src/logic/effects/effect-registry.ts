import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import type { EffectPlan } from '../../plan/field-plan.ts';

/** Registry of all effects of a session. */
export interface EffectRegistry {
  /** Creates the effects of a field. */
  add(field: FieldInstance, plans: readonly EffectPlan[]): void;
  remove(effect: Effect): void;
  /** Makes all later runs of an effect's script use the sandbox. */
  moveToSandbox(effect: Effect): void;
  /** Effects whose script runs in the sandbox. */
  readonly sandboxEffects: ReadonlySet<Effect>;
  getListeners(event: string): readonly Effect[];
}

export function createEffectRegistry(): EffectRegistry {
  const scripted = new Set<Effect>();
  const byEvent = new Map<string, Set<Effect>>();
  let count = 0;

  function createEffect(plan: EffectPlan, field: FieldInstance): Effect {
    const effect = createEffectOfPlan(plan, field, count++);
    const { computation } = plan;
    if (effect.isInSandbox) scripted.add(effect);
    if (computation.type === 'event')
      byEvent.set(computation.event, (byEvent.get(computation.event) ?? new Set()).add(effect));
    return effect;
  }

  return {
    add(field, plans) {
      field.effects = new Map(plans.map((plan) => [plan, createEffect(plan, field)]));
    },
    moveToSandbox(effect) {
      effect.isInSandbox = true;
      scripted.add(effect);
    },
    remove(effect) {
      effect.isRemoved = true;
      scripted.delete(effect);
      const { computation } = effect.plan;
      if (computation.type === 'event') byEvent.get(computation.event)?.delete(effect);
    },
    sandboxEffects: scripted,
    getListeners: (event) => [...(byEvent.get(event) ?? [])],
  };
}

/** Returns true for a script that is not a plain snippet. */
export const needsSandbox = ({ computation }: EffectPlan): boolean =>
  computation.type === 'script' && !computation.snippet;

function createEffectOfPlan(plan: EffectPlan, field: FieldInstance, callId: number): Effect {
  const initial = { subscriptions: [], result: undefined, brokenRule: undefined, runCount: 0, readsOwnAnswer: false };
  const isInSandbox = needsSandbox(plan);
  return { plan, field, callId, ...initial, isInSandbox, rowIndex: undefined, isRemoved: false };
}
