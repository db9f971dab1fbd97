import type { FieldPlan } from '../../../plan/field-plan.ts';
import type { SessionWarning } from '../../../plan/session-warning.ts';
import type { ScriptSource } from '../../../scripts/script-host.ts';
import { parseEffects } from './parse-effects.ts';

/** Scripts of a form, and warnings about logic that cannot be used. */
export interface FormEffects {
  readonly scripts: readonly ScriptSource[];
  readonly warnings: readonly SessionWarning[];
}

/** Parses the effects of each component, and links each effect to the components that it names. */
export function linkEffects(plans: readonly FieldPlan[]): FormEffects {
  const scripts: ScriptSource[] = [];
  const warnings: SessionWarning[] = [];
  for (const plan of plans) {
    const effects = parseEffects(plan, { scripts, warnings });
    if (effects.length > 0) plan.effects = effects;
    for (const effect of plan.effects) {
      if (!('targets' in effect.computation)) continue;
      for (const target of new Set(effect.computation.targets)) target.watchers.push(effect);
    }
  }
  return { scripts, warnings };
}
