import type { ComponentSpecs, HasNestedErrors } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { linkConditions } from '../logic/conditions/link-conditions.ts';
import { linkEffects } from '../logic/effects/parsing/link-effects.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { findDuplicateKeys } from '../plan/find-duplicate-keys.ts';
import { findUnusableRules } from '../plan/find-unusable-rules.ts';
import { planForm } from '../plan/plan-form.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import { walkPlans } from '../plan/walk-plans.ts';
import type { ScriptSource } from '../scripts/script-host.ts';

/** Parsed form with its logic, before any answer exists. */
export interface ParsedForm {
  readonly root: ScopePlan;
  /** All components, including grid columns. */
  readonly plans: readonly FieldPlan[];
  readonly scripts: readonly ScriptSource[];
  readonly warnings: readonly SessionWarning[];
}

export function parseFormLogic(
  form: FormDefinition,
  specs: ComponentSpecs,
  viewer: Viewer | undefined,
  isBrokenInside: HasNestedErrors,
): ParsedForm {
  const { root, warnings } = planForm(form, specs, viewer, isBrokenInside);
  const plans = [...walkPlans(root)];
  const conditionWarnings = linkConditions(plans);
  const { scripts, warnings: logicWarnings } = linkEffects(plans);
  const all = [
    ...warnings,
    ...findDuplicateKeys(plans),
    ...conditionWarnings,
    ...logicWarnings,
    ...findUnusableRules(plans),
  ];
  return { root, plans, scripts, warnings: all };
}
