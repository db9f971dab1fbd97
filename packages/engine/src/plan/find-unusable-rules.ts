import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isWritten, recordOf } from '../definition/read-property.ts';
import { readRelativeDate } from '../time/relative-date.ts';
import { readPattern } from '../validation/pattern.ts';
import type { FieldPlan } from './field-plan.ts';
import type { SessionWarning } from './session-warning.ts';

/** Returns warnings for invalid `validate.pattern` values and for date limits that are code. These rules have no effect. */
export function findUnusableRules(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  return plans.flatMap(({ id: nodeId, definition }): readonly SessionWarning[] => [
    ...unusablePatterns(definition).map((detail) => ({ code: 'unusable-pattern', nodeId, detail }) as const),
    ...unusableLimits(definition).map((detail) => ({ code: 'unusable-limit', nodeId, detail }) as const),
  ]);
}

const none: readonly never[] = [];

function unusablePatterns({ validate }: ComponentDefinition): readonly string[] {
  const { pattern } = recordOf(validate);
  return isWritten(pattern) && !readPattern(pattern) ? [pattern] : none;
}

/** Returns date limits that form.io would run as code and that are neither dates nor relative dates. */
function unusableLimits(definition: ComponentDefinition): readonly string[] {
  const { minDate, maxDate, datePicker, widget } = definition;
  if (!(minDate || maxDate || datePicker || widget)) return none;
  const fields = [definition, recordOf(datePicker), recordOf(widget)];
  const limits = fields.flatMap(({ minDate, maxDate }) => [minDate, maxDate]).filter(isWritten);
  const isUsable = (limit: string) => /^\d{4}-\d{2}-\d{2}([T ]|$)/.test(limit.trim()) || readRelativeDate(limit);
  return [...new Set(limits)].filter((limit) => !isUsable(limit));
}
