import type { Place, Scope } from './place.ts';

/** Finds the first place that writes the answer at a path: `person.name`, `dg[1].price`. */
export function findPlace(scope: Scope, path: string): Place | undefined {
  const [found] = scope.plan.at(path).flatMap((plan) => scope.places[plan.position] ?? []);
  if (found) return found;
  const [, gridPath, index, rest] = /^(.*?)\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  if (gridPath === undefined) return undefined;
  const grids = scope.plan.at(gridPath).flatMap((plan) => scope.places[plan.position]?.grid ?? []);
  const row = grids[0]?.rows[Number(index)];
  return row && findPlace(row.scope, rest!);
}
