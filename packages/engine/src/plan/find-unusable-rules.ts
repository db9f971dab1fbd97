import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isNonBlank, toRecord } from '../definition/read-property.ts';
import { parseRelativeDate } from '../time/relative-date.ts';
import { compilePattern } from '../validation/pattern.ts';
import type { FieldPlan } from './field-plan.ts';
import type { SessionWarning } from './session-warning.ts';

/**
 * Returns warnings for invalid `validate.pattern` values and for date limits that are code. These rules have no effect.
 */
export function findUnusableRules(plans: readonly FieldPlan[]): readonly SessionWarning[] {
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
