import type { ValueKind } from '@tideform/engine';
import type { DecidingPart, Reason } from '@tideform/engine/rules';

/** Value with which a rule would have the opposite result. */
export interface TrialValue {
  readonly path: string;
  /** Value as it is written in the rule, for display. `value` has the type that the field stores. */
  readonly ruleValue: unknown;
  readonly value: unknown;
  readonly of: string;
}

/**
 * Finds a value with which a hidden field would be shown. Returns `undefined` unless a single value of a single field
 * is enough.
 */
export function findTrial(
  { rule, parts }: Reason,
  getKind: (of: string) => ValueKind | undefined,
): TrialValue | undefined {
  const [part, ...others] = parts;
  if (rule.behavior.does !== 'show' || !part || others.length > 0) return undefined;
  const wantedValue = getWantedValue(part);
  const [answer] = part.answers;
  if (wantedValue === undefined || !answer || answer.paths.length !== 1) return undefined;
  const value = toAnswer(wantedValue, answer.values[0], getKind(answer.componentPath));
  return value === undefined
    ? undefined
    : { path: answer.paths[0]!, of: answer.componentPath, ruleValue: wantedValue, value };
}

function getWantedValue({ expression: meaning }: DecidingPart): unknown {
  if (meaning?.is === 'filled' && meaning.of.is === 'answer') return true;
  if (meaning?.is !== 'compare' || meaning.left.is !== 'answer' || meaning.right.is !== 'value') return undefined;
  const { value } = meaning.right;
  const number = Number(value);
  switch (meaning.operator) {
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
function toAnswer(wanted: unknown, now: unknown, kind: ValueKind | undefined): unknown {
  switch (kind) {
    case 'number':
    case 'amount':
      return typeof wanted === 'boolean' || Number.isNaN(Number(wanted)) ? undefined : Number(wanted);
    case 'tick':
      return wanted === true || wanted === 'true';
    case 'choice':
    case 'text':
      return wanted === true ? undefined : wanted;
    case 'choices':
      return typeof wanted === 'string' ? { ...(typeof now === 'object' && now), [wanted]: true } : undefined;
    default:
      return undefined;
  }
}
