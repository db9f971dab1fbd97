import type { ValueKind } from '@tideform/engine';
import type { DecidingPart, Reason } from '@tideform/engine/rules';

/** Value with which a rule would have the opposite result. */
export interface TrialValue {
  readonly path: string;
  /** Value as it is written in the rule, for display. `value` has the type that the field stores. */
  readonly ruleValue: unknown;
  readonly value: unknown;
  readonly componentPath: string;
}

/**
 * Finds a value with which a hidden field would be shown. Returns `undefined` unless a single value of a single field
 * is enough.
 */
export function findTrialValue(
  { rule, parts }: Reason,
  getKind: (componentPath: string) => ValueKind | undefined,
): TrialValue | undefined {
  const [part, ...others] = parts;
  if (rule.behavior.does !== 'show' || !part || others.length > 0) return undefined;
  const wantedValue = getTrialRuleValue(part);
  const [answer] = part.answers;
  if (wantedValue === undefined || !answer || answer.paths.length !== 1) return undefined;
  const value = toAnswer(wantedValue, answer.values[0], getKind(answer.componentPath));
  return value === undefined
    ? undefined
    : { path: answer.paths[0]!, componentPath: answer.componentPath, ruleValue: wantedValue, value };
}

function getTrialRuleValue({ expression: condition }: DecidingPart): unknown {
  if (condition?.is === 'filled' && condition.of.is === 'answer') return true;
  if (condition?.is !== 'compare' || condition.left.is !== 'answer' || condition.right.is !== 'value') return undefined;
  const { value } = condition.right;
  const number = Number(value);
  switch (condition.operator) {
    case 'isEqual':
    case 'includes':
    case 'startsWith':
    case 'endsWith':
      return value === '' ? undefined : value;
    case 'greaterThanOrEqual':
    case 'lessThanOrEqual':
      return number;
    case 'greaterThan':
      return number + 1;
    case 'lessThan':
      return number - 1;
    default:
      return undefined;
  }
}

/** Converts a value to the shape in which the field stores it. */
function toAnswer(ruleValue: unknown, now: unknown, kind: ValueKind | undefined): unknown {
  switch (kind) {
    case 'number':
    case 'amount':
      return typeof ruleValue === 'boolean' || Number.isNaN(Number(ruleValue)) ? undefined : Number(ruleValue);
    case 'tick':
      return ruleValue === true || ruleValue === 'true';
    case 'choice':
    case 'text':
      return ruleValue === true ? undefined : ruleValue;
    case 'choices':
      return typeof ruleValue === 'string' ? { ...(typeof now === 'object' && now), [ruleValue]: true } : undefined;
    default:
      return undefined;
  }
}
