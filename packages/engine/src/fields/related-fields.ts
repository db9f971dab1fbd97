import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { rootsOf } from './build-scope.ts';
import type { FieldInstance, Scope } from './field-instance.ts';

/** Fields whose answer changes together with the answer of a field. */
export interface RelatedFields {
  /** Fields that share the answer or write a part of it. */
  readonly own: readonly FieldInstance[];
  /** Fields whose answer contains this one, including enclosing grids. */
  readonly holding: readonly FieldInstance[];
}

const nobody: readonly FieldInstance[] = [];

export function relatedTo(field: FieldInstance): RelatedFields {
  const { plan, scope } = field;
  const isAlone = plan.sharers.length === 1 && plan.inside.length === 0 && !scope.row;
  const own = isAlone ? [field] : [...writersOf(field), ...inScope(scope, plan.inside)];
  return { own, holding: holdersOf(field) };
}

/**
 * Returns the fields that write the same answer, including `field`, in its scope and in grids that share rows with its grid.
 */
export function writersOf({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  const here = inScope(scope, plan.sharers);
  if (!mayShareRows(scope.plan)) return here;
  return [...here, ...twinsOf(scope).flatMap((twin) => inScope(twin, twin.plan.at(plan.localPath)))];
}

/** Finds the instance of a plan as seen from a scope: in the same row, or in an enclosing scope. */
export function fieldInScope(scope: Scope, plan: FieldPlan): FieldInstance | undefined {
  let at: Scope = scope;
  while (at.plan !== plan.scope) at = at.row!.grid.scope;
  return at.fields[plan.position];
}

/** Returns the fields whose conditions read this answer: in the same scope, and in all rows of grids in it. */
export function dependentsOf({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  if (plan.dependents.length === 0) return nobody;
  return plan.dependents.flatMap((dependent) => fieldsBelow(scope, dependent));
}

/** Returns the children of a field, or the fields in the rows of a grid, in document order. */
export function childrenOf({ children, grid }: FieldInstance): readonly FieldInstance[] {
  return grid ? grid.rows.flatMap((row) => rootsOf(row.scope)) : children;
}

/** Returns all instances of a plan in a scope and in the rows of its grids. */
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

/** Returns the scopes of other grids that show the object this field writes into. */
export function twinScopesOf({ scope }: FieldInstance): readonly Scope[] {
  return mayShareRows(scope.plan) ? twinsOf(scope) : [];
}

/** Returns the scopes of rows in other grids with the same key that show the same object as this row. */
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
