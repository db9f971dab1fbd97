import type { ValueKind } from '@tideform/engine';
import type { DecidingPart, Reason } from '@tideform/engine/rules';

/** An answer that would make a rule come out the other way. */
export interface Trial {
  readonly path: string;
  /** The same in short, as conditions name it. */
  readonly said: unknown;
  readonly value: unknown;
  readonly of: string;
}

/** Finds an answer with which a field would be shown; `undefined` where that is not one answer of one field. */
export function trialFor({ rule, parts }: Reason, kindOf: (of: string) => ValueKind | undefined): Trial | undefined {
  const [part, ...others] = parts;
  if (rule.does.does !== 'show' || !part || others.length > 0) return undefined;
  const asked = wantedBy(part);
  const [answer] = part.answers;
  if (asked === undefined || !answer || answer.paths.length !== 1) return undefined;
  const value = asAnswer(asked, answer.values[0], kindOf(answer.of));
  return value === undefined ? undefined : { path: answer.paths[0]!, of: answer.of, said: asked, value };
}

function wantedBy({ meaning }: DecidingPart): unknown {
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

/** In the shape in which the field stores it. */
function asAnswer(wanted: unknown, now: unknown, kind: ValueKind | undefined): unknown {
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
