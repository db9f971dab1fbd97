import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isWritten, recordOf } from '../definition/read-property.ts';
import { readRelativeDate } from '../time/relative-date.ts';
import { readPattern } from '../validation/pattern.ts';
import type { FieldPlan } from './field-plan.ts';
import type { SessionWarning } from './session-warning.ts';

/** Names every `validate.pattern` that cannot be read, and every limit of dates that is code: they do not hold. */
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

/** form.io's authors may write code in place of a date. What names a day near today is read, not run. */
function unusableLimits(definition: ComponentDefinition): readonly string[] {
  const { minDate, maxDate, datePicker, widget } = definition;
  if (!(minDate || maxDate || datePicker || widget)) return none;
  const fields = [definition, recordOf(datePicker), recordOf(widget)];
  const limits = fields.flatMap(({ minDate, maxDate }) => [minDate, maxDate]).filter(isWritten);
  const isUsable = (limit: string) => /^\d{4}-\d{2}-\d{2}([T ]|$)/.test(limit.trim()) || readRelativeDate(limit);
  return [...new Set(limits)].filter((limit) => !isUsable(limit));
}
