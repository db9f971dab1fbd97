import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';
import { findTarget } from '../../plan/find-target.ts';
import type { RuleExpression } from '../rule-expression.ts';

/** Resolves a path below `data` to the answer at that path, or to `lost` if no component has it. */
export const resolveFromRoot = (names: readonly string[], { scope }: FieldPlan): RuleExpression =>
  resolveInScope(names, getRootScope(scope)) ?? { is: 'lost', name: names.join('.') };

/** Resolves a path below `row`: the object that contains the answer of the component itself. */
export function resolveFromRow(names: readonly string[], plan: FieldPlan): RuleExpression {
  const parentSegments = plan.role === 'layout' ? plan.segments : plan.segments.slice(0, -1);
  return resolveInScope([...parentSegments, ...names], plan.scope) ?? { is: 'lost', name: names.join('.') };
}

/** Resolves a path within a row of a grid. */
export const resolveColumn = (names: readonly string[], columns: ScopePlan): RuleExpression =>
  resolveInScope(names, columns) ?? { is: 'lost', name: names.join('.') };

/**
 * Resolves the target of a simple condition.
 * @param isFullPath the target is a full data path; otherwise it may be a key
 */
export function resolveTarget(target: string, plan: FieldPlan, isFullPath: boolean): RuleExpression {
  const found = findTarget(target, plan, isFullPath);
  return found ? { is: 'answer', of: found.id } : { is: 'lost', name: target };
}

/** Returns the outermost scope that contains a scope: the scope of the form. */
export const getRootScope = (scope: ScopePlan): ScopePlan => (scope.grid ? getRootScope(scope.grid.scope) : scope);

const isNumber = (name: string | undefined): boolean => name !== undefined && /^\d+$/.test(name);

/** Properties that stand for the whole answer when it's a selected record. */
const wholeAnswerProperties: ReadonlySet<string> = new Set(['value', 'label']);

function resolveInScope(names: readonly string[], scope: ScopePlan): RuleExpression | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const [plan] = scope.at(names.slice(0, length).join('.'));
    if (!plan) continue;
    const rest = names.slice(length);
    const answer: RuleExpression = { is: 'answer', of: plan.id };
    if (rest.length === 0) return answer;
    if (plan.columns) {
      if (rest.length === 1 && rest[0] === 'length') return { is: 'count', of: [answer] };
      return (
        resolveInScope(isNumber(rest[0]) ? rest.slice(1) : rest, plan.columns) ??
        (isNumber(rest[0]) ? answer : undefined)
      );
    }
    if (plan.role === 'object') return undefined;
    if (rest.length === 1 && rest[0] === 'length') return { is: 'length', of: [answer] };
    return wholeAnswerProperties.has(rest[0]!)
      ? answer
      : rest.reduce<RuleExpression>((of, name) => ({ is: 'part', of, name }), answer);
  }
  return undefined;
}
