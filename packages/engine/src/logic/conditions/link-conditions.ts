import { getConditionTargets, parseSimpleCondition, usesFullPaths } from '../../conditions/condition.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { findTarget } from '../../plan/find-target.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import { rankConditions } from './rank-conditions.ts';

/**
 * Links every condition to the fields whose answers the condition reads, and returns warnings for targets and operators
 * that are unknown.
 */
export function linkConditions(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const conditional: FieldPlan[] = [];
  for (const plan of plans) {
    const { id: nodeId, definition } = plan;
    if (definition.conditional === undefined) continue;
    const usesFullPath = usesFullPaths(definition);
    const find = (target: string) => findTarget(target, plan, usesFullPath);
    for (const detail of getConditionTargets(definition)) {
      if (!find(detail)) warnings.push({ code: 'missing-condition-target', nodeId, detail });
    }
    const { condition, unknownOperators } = parseSimpleCondition(definition, (target) => find(target) !== undefined);
    for (const detail of unknownOperators) warnings.push({ code: 'unknown-operator', nodeId, detail });
    if (!condition) continue;
    plan.condition = condition;
    plan.targets = condition.targets.flatMap((target) => find(target) ?? []);
    for (const target of new Set(plan.targets)) target.dependents.push(plan);
    conditional.push(plan);
  }
  return [...warnings, ...rankConditions(conditional)];
}
