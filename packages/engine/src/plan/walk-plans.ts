import type { FieldPlan, ScopePlan } from './field-plan.ts';

/** Yields all plans of a scope and of its grids, in document order. */
export function* walkPlans(scope: ScopePlan): Generator<FieldPlan> {
  for (const plan of scope.plans) {
    yield plan;
    if (plan.columns) yield* walkPlans(plan.columns);
  }
}
