import type { ComponentSpecs, HasNestedErrors } from '../component-spec.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { isNonBlank, toRecord } from '../definition/read-property.ts';
import { linkConditions } from '../logic/conditions.ts';
import { linkEffects } from '../logic/effects/parse-effects.ts';
import type { Viewer } from '../permissions/get-permission.ts';
import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { walkPlans } from '../plan/find-plans.ts';
import { planForm } from '../plan/plan-form.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import type { ScriptSource } from '../scripts/script-host.ts';
import { parseRelativeDate } from '../time/relative-date.ts';
import { compilePattern } from '../validation/pattern.ts';

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

/** Returns a warning for each component that writes the same answer as an earlier component. */
function findDuplicateKeys(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  return plans
    .filter((plan) => plan.role !== 'layout' && plan.sharers[0] !== plan)
    .map(({ id, path }) => ({ code: 'duplicate-key', nodeId: id, detail: path }));
}

/**
 * Returns warnings for invalid `validate.pattern` values and for date limits that are code. These rules have no effect.
 */
function findUnusableRules(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  return plans.flatMap(({ id: nodeId, definition }): readonly SessionWarning[] => [
    ...findUnusablePatterns(definition).map((detail) => ({ code: 'unusable-pattern', nodeId, detail }) as const),
    ...findUnusableLimits(definition).map((detail) => ({ code: 'unusable-limit', nodeId, detail }) as const),
  ]);
}

const noRules: readonly never[] = [];

function findUnusablePatterns({ validate }: ComponentDefinition): readonly string[] {
  const { pattern } = toRecord(validate);
  return isNonBlank(pattern) && !compilePattern(pattern) ? [pattern] : noRules;
}

/** Returns date limits that form.io would run as code and that are neither dates nor relative dates. */
function findUnusableLimits(definition: ComponentDefinition): readonly string[] {
  const { minDate, maxDate, datePicker, widget } = definition;
  if (!(minDate || maxDate || datePicker || widget)) return noRules;
  const fields = [definition, toRecord(datePicker), toRecord(widget)];
  const limits = fields.flatMap(({ minDate, maxDate }) => [minDate, maxDate]).filter(isNonBlank);
  const isUsable = (limit: string) => /^\d{4}-\d{2}-\d{2}([T ]|$)/.test(limit.trim()) || parseRelativeDate(limit);
  return [...new Set(limits)].filter((limit) => !isUsable(limit));
}
