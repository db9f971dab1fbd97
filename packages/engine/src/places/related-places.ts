import type { PlacePlan, ScopePlan } from '../plan/place-plan.ts';
import { rootsOf } from './build-scope.ts';
import type { Place, Scope } from './place.ts';

/** Places whose answer is another one when a place's answer changes. */
export interface RelatedPlaces {
  /** Those that have the same answer, and those in it. */
  readonly own: readonly Place[];
  /** Those whose answer holds it, grids around it too. */
  readonly holding: readonly Place[];
}

const nobody: readonly Place[] = [];

export function relatedTo(place: Place): RelatedPlaces {
  const { plan, scope } = place;
  const isAlone = plan.sharers.length === 1 && plan.inside.length === 0 && !scope.row;
  const own = isAlone ? [place] : [...writersOf(place), ...inScope(scope, plan.inside)];
  return { own, holding: holdersOf(place) };
}

/** Places that write the same answer, itself among them: of its scope, and of grids that share their rows with its grid. */
export function writersOf({ plan, scope }: Place): readonly Place[] {
  const here = inScope(scope, plan.sharers);
  if (!mayShareRows(scope.plan)) return here;
  return [...here, ...twinsOf(scope).flatMap((twin) => inScope(twin, twin.plan.at(plan.localPath)))];
}

/** Finds the place of a plan as a place of this scope sees it: in its own row, or further out. */
export function placeIn(scope: Scope, plan: PlacePlan): Place | undefined {
  let at: Scope = scope;
  while (at.plan !== plan.scope) at = at.row!.grid.scope;
  return at.places[plan.position];
}

/** Places whose conditions read the answer of this one: beside it, and in all rows of the grids in its scope. */
export function dependentsOf({ plan, scope }: Place): readonly Place[] {
  if (plan.dependents.length === 0) return nobody;
  return plan.dependents.flatMap((dependent) => placesBelow(scope, dependent));
}

/** Everything that lies in a place, in document order: its children, or the rows of a grid. */
export function childrenOf({ children, grid }: Place): readonly Place[] {
  return grid ? grid.rows.flatMap((row) => rootsOf(row.scope)) : children;
}

/** Places of a plan in a scope and in the rows of the grids in it. */
export function placesBelow(scope: Scope, plan: PlacePlan): readonly Place[] {
  const ways: PlacePlan[] = [];
  for (let { scope: at } = plan; at !== scope.plan; at = at.grid!.scope) ways.unshift(at.grid!);
  let scopes: readonly Scope[] = [scope];
  for (const way of ways) {
    scopes = scopes.flatMap((one) => one.places[way.position]?.grid?.rows.map((row) => row.scope) ?? []);
  }
  return scopes.flatMap((one) => one.places[plan.position] ?? nobody);
}

function holdersOf({ plan, scope }: Place): readonly Place[] {
  const here = plan.holders.length === 0 ? nobody : inScope(scope, plan.holders);
  if (!scope.row) return here;
  const { grid } = scope.row;
  return [...here, ...writersOf(grid), ...holdersOf(grid)];
}

/** Scopes of other grids that show the object that a place writes into. */
export function twinScopesOf({ scope }: Place): readonly Scope[] {
  return mayShareRows(scope.plan) ? twinsOf(scope) : [];
}

/** Scopes of the rows that lie in the same object as this row, in other grids with the same key. */
function twinsOf({ row }: Scope): readonly Scope[] {
  if (!row) return [];
  const grids = writersOf(row.grid).filter((grid) => grid !== row.grid);
  return grids.flatMap(({ grid }) => grid?.rows[row.index]?.scope ?? []);
}

function mayShareRows({ grid }: ScopePlan): boolean {
  return grid !== undefined && (grid.sharers.length > 1 || mayShareRows(grid.scope));
}

function inScope({ places }: Scope, plans: readonly PlacePlan[]): readonly Place[] {
  return plans.flatMap((plan) => places[plan.position] ?? nobody);
}
