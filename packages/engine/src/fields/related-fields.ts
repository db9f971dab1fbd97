import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { getRootFields } from './build-scope.ts';
import type { FieldInstance, Scope } from './field-instance.ts';

/** Fields whose answer changes together with the answer of a field. */
export interface RelatedFields {
  /** Fields that write the field's answer or a part of the answer, including the field. */
  readonly own: readonly FieldInstance[];
  /** Fields whose answers contain the field's answer, including enclosing grids. */
  readonly containers: readonly FieldInstance[];
}

const noFields: readonly FieldInstance[] = [];

/** Returns the fields whose answer changes together with the answer of a field. */
export function getRelatedFields(field: FieldInstance): RelatedFields {
  const { plan, scope } = field;
  const isAlone = plan.sharers.length === 1 && plan.inside.length === 0 && !scope.row;
  const own = isAlone ? [field] : [...getWriters(field), ...getFieldsInScope(scope, plan.inside)];
  return { own, containers: getContainingFields(field) };
}

/**
 * Returns the fields that write the same answer, including `field`, in its scope and in grids that share rows with its
 * grid.
 */
export function getWriters({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  const here = getFieldsInScope(scope, plan.sharers);
  if (!mayShareRows(scope.plan)) return here;
  return [...here, ...findTwinRowScopes(scope).flatMap((twin) => getFieldsInScope(twin, twin.plan.at(plan.localPath)))];
}

/**
 * Finds the field instance of a plan in a scope or in an enclosing scope: in the same row, an outer row or the form.
 */
export function getFieldInScope(scope: Scope, plan: FieldPlan): FieldInstance | undefined {
  let at: Scope = scope;
  while (at.plan !== plan.scope) at = at.row!.grid.scope;
  return at.fields[plan.position];
}

/**
 * Returns the fields whose conditions read a field's answer: in the same scope and in all rows of the scope's grids.
 */
export function getDependents({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  if (plan.dependents.length === 0) return noFields;
  return plan.dependents.flatMap((dependent) => findFieldsBelow(scope, dependent));
}

/** Returns the children of a field, or the fields in the rows of a grid, in document order. */
export function getChildren({ children, grid }: FieldInstance): readonly FieldInstance[] {
  return grid ? grid.rows.flatMap((row) => getRootFields(row.scope)) : children;
}

/** Returns all instances of a plan in a scope and in the rows of its grids. */
export function findFieldsBelow(scope: Scope, plan: FieldPlan): readonly FieldInstance[] {
  const grids: FieldPlan[] = [];
  for (let { scope: at } = plan; at !== scope.plan; at = at.grid!.scope) grids.unshift(at.grid!);
  let scopes: readonly Scope[] = [scope];
  for (const grid of grids) {
    scopes = scopes.flatMap((one) => one.fields[grid.position]?.grid?.rows.map((row) => row.scope) ?? []);
  }
  return scopes.flatMap((one) => one.fields[plan.position] ?? noFields);
}

function getContainingFields({ plan, scope }: FieldInstance): readonly FieldInstance[] {
  const here = plan.containers.length === 0 ? noFields : getFieldsInScope(scope, plan.containers);
  if (!scope.row) return here;
  const { grid } = scope.row;
  return [...here, ...getWriters(grid), ...getContainingFields(grid)];
}

/** Returns the row scopes in other grids that show the object that a field writes into. */
export function getTwinScopes({ scope }: FieldInstance): readonly Scope[] {
  return mayShareRows(scope.plan) ? findTwinRowScopes(scope) : [];
}

/** Returns the scopes of rows in other grids with the same key that show the same object as a row. */
function findTwinRowScopes({ row }: Scope): readonly Scope[] {
  if (!row) return [];
  const grids = getWriters(row.grid).filter((grid) => grid !== row.grid);
  return grids.flatMap(({ grid }) => grid?.rows[row.index]?.scope ?? []);
}

function mayShareRows({ grid }: ScopePlan): boolean {
  return grid !== undefined && (grid.sharers.length > 1 || mayShareRows(grid.scope));
}

function getFieldsInScope({ fields }: Scope, plans: readonly FieldPlan[]): readonly FieldInstance[] {
  return plans.flatMap((plan) => fields[plan.position] ?? noFields);
}
