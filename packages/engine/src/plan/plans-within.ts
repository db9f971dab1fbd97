import type { FieldPlan, ScopePlan } from './field-plan.ts';

/** Yields all plans of a scope and of its grids, in document order. */
export function* plansWithin(scope: ScopePlan): Generator<FieldPlan> {
  for (const plan of scope.plans) {
    yield plan;
    if (plan.columns) yield* plansWithin(plan.columns);
  }
}
