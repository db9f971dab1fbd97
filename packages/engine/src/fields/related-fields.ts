import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { rootsOf } from './build-scope.ts';
import type { FieldInstance, Scope } from './field-instance.ts';

/** Places whose answer is another one when a place's answer changes. */
export interface RelatedFields {
  /** Those that have the same answer, and those in it. */
  readonly own: readonly FieldInstance[];
  /** Those whose answer holds it, grids around it too. */
  readonly holding: readonly FieldInstance[];
}

const nobody: readonly FieldInstance[] = [];

export function relatedTo(field: FieldInstance): RelatedFields {
  const { plan, scope } = field;
  const isAlone = plan.sharers.length === 1 && plan.inside.length === 0 && !scope.row;
  const own = isAlone ? [field] : [...writersOf(field), ...inScope(scope, plan.inside)];
  return { own, holding: holdersOf(field) };
}

/** Places that write the same answer, itself among them: of its scope, and of grids that share their rows with its grid. */
export function writersOf({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  const here = inScope(scope, plan.sharers);
  if (!mayShareRows(scope.plan)) return here;
  return [...here, ...twinsOf(scope).flatMap((twin) => inScope(twin, twin.plan.at(plan.localPath)))];
}

/** Finds the place of a plan as a place of this scope sees it: in its own row, or further out. */
export function fieldInScope(scope: Scope, plan: FieldPlan): FieldInstance | undefined {
  let at: Scope = scope;
  while (at.plan !== plan.scope) at = at.row!.grid.scope;
  return at.fields[plan.position];
}

/** Places whose conditions read the answer of this one: beside it, and in all rows of the grids in its scope. */
export function dependentsOf({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  if (plan.dependents.length === 0) return nobody;
  return plan.dependents.flatMap((dependent) => fieldsBelow(scope, dependent));
}

/** Everything that lies in a place, in document order: its children, or the rows of a grid. */
export function childrenOf({ children, grid }: FieldInstance): readonly FieldInstance[] {
  return grid ? grid.rows.flatMap((row) => rootsOf(row.scope)) : children;
}

/** Places of a plan in a scope and in the rows of the grids in it. */
export function fieldsBelow(scope: Scope, plan: FieldPlan): readonly FieldInstance[] {
  const ways: FieldPlan[] = [];
  for (let { scope: at } = plan; at !== scope.plan; at = at.grid!.scope) ways.unshift(at.grid!);
  let scopes: readonly Scope[] = [scope];
  for (const way of ways) {
    scopes = scopes.flatMap((one) => one.fields[way.position]?.grid?.rows.map((row) => row.scope) ?? []);
  }
  return scopes.flatMap((one) => one.fields[plan.position] ?? nobody);
}

function holdersOf({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  const here = plan.holders.length === 0 ? nobody : inScope(scope, plan.holders);
  if (!scope.row) return here;
  const { grid } = scope.row;
  return [...here, ...writersOf(grid), ...holdersOf(grid)];
}

/** Scopes of other grids that show the object that a place writes into. */
export function twinScopesOf({ scope }: FieldInstance): readonly Scope[] {
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

function inScope({ fields }: Scope, plans: readonly FieldPlan[]): readonly FieldInstance[] {
  return plans.flatMap((plan) => fields[plan.position] ?? nobody);
}
