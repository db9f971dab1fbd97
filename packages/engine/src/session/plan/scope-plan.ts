import type { PlacePlan } from './place-plan.ts';

/** Components whose answers lie in one object: those of the form, or the columns of a grid. */
export interface ScopePlan {
  /** The grid whose columns these are; `undefined` for the form. */
  readonly grid: PlacePlan | undefined;
  readonly roots: readonly PlacePlan[];
  /** In document order, parents before children; what lies in a grid of the scope is in the grid's own scope. */
  readonly plans: readonly PlacePlan[];
  /** Plans that write exactly this path, seen from the scope's object, in document order. */
  at(localPath: string): readonly PlacePlan[];
  /** The first plan with this key. */
  byKey(key: string): PlacePlan | undefined;
}

/** Every plan of a scope and of the grids in it, in document order. */
export function* plansWithin(scope: ScopePlan): Generator<PlacePlan> {
  for (const plan of scope.plans) {
    yield plan;
    if (plan.columns) yield* plansWithin(plan.columns);
  }
}
