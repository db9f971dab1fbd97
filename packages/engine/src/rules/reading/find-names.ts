import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';
import { findTarget } from '../../plan/find-target.ts';
import type { Meaning } from '../meaning.ts';

/** Says whose answer names of `data` are, from the root of the answers. */
export const nameFromRoot = (names: readonly string[], { scope }: FieldPlan): Meaning =>
  answerAt(names, rootOf(scope)) ?? { is: 'lost', name: names.join('.') };

/** Says whose answer names of `row` are, beside the component. */
export function nameInRow(names: readonly string[], plan: FieldPlan): Meaning {
  const around = plan.role === 'layout' ? plan.segments : plan.segments.slice(0, -1);
  return answerAt([...around, ...names], plan.scope) ?? { is: 'lost', name: names.join('.') };
}

/** Says whose answer names of one row of a grid are. */
export const nameOfColumn = (names: readonly string[], columns: ScopePlan): Meaning =>
  answerAt(names, columns) ?? { is: 'lost', name: names.join('.') };

/** Says whose answer a condition names. */
export function nameOfTarget(target: string, plan: FieldPlan, isWhole: boolean): Meaning {
  const found = findTarget(target, plan, isWhole);
  return found ? { is: 'answer', of: found.id } : { is: 'lost', name: target };
}

export const rootOf = (scope: ScopePlan): ScopePlan => (scope.grid ? rootOf(scope.grid.scope) : scope);

const isNumber = (name: string | undefined): boolean => name !== undefined && /^\d+$/.test(name);

/** What is not the whole of an answer, and yet says it: a chosen record's value. */
const sameAsWhole: ReadonlySet<string> = new Set(['value', 'label']);

function answerAt(names: readonly string[], scope: ScopePlan): Meaning | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const [plan] = scope.at(names.slice(0, length).join('.'));
    if (!plan) continue;
    const rest = names.slice(length);
    const whole: Meaning = { is: 'answer', of: plan.id };
    if (rest.length === 0) return whole;
    if (plan.columns) {
      if (rest.length === 1 && rest[0] === 'length') return { is: 'count', of: [whole] };
      return (
        answerAt(isNumber(rest[0]) ? rest.slice(1) : rest, plan.columns) ?? (isNumber(rest[0]) ? whole : undefined)
      );
    }
    if (plan.role === 'object') return undefined;
    if (rest.length === 1 && rest[0] === 'length') return { is: 'length', of: [whole] };
    return sameAsWhole.has(rest[0]!) ? whole : rest.reduce<Meaning>((of, name) => ({ is: 'part', of, name }), whole);
  }
  return undefined;
}
