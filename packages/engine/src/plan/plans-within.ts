import type { FieldPlan, ScopePlan } from './field-plan.ts';

/** Every plan of a scope and of the grids in it, in document order. */
export function* plansWithin(scope: ScopePlan): Generator<FieldPlan> {
  for (const plan of scope.plans) {
    yield plan;
    if (plan.columns) yield* plansWithin(plan.columns);
  }
}
