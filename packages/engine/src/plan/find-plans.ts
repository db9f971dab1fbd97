import type { Segments } from '../data/data-path.ts';
import type { ScriptProgram } from '../scripts/script-host.ts';
import type { FieldPlan, ScopePlan } from './field-plan.ts';

/**
 * Resolves the name of a component: among the siblings, then in enclosing scopes, then as a key.
 *
 * @param isFullPath true if `target` may be a data path from the root of the form, which is tried first
 */
export function findTarget(target: string, from: FieldPlan, isFullPath = false): FieldPlan | undefined {
  return (isFullPath ? findByFullPath(target, from) : undefined) ?? findByPath(target, from) ?? findByKey(target, from);
}

function findByFullPath(target: string, { scope }: FieldPlan): FieldPlan | undefined {
  return scope.grid ? findByFullPath(target, scope.grid) : scope.at(target)[0];
}

function findByPath(target: string, from: FieldPlan): FieldPlan | undefined {
  const { scope } = from;
  const container = from.role === 'layout' ? from.segments : from.segments.slice(0, -1);
  for (let depth = container.length; depth >= 0; depth -= 1) {
    const [found] = scope.at([...container.slice(0, depth), target].join('.'));
    if (found) return found;
  }
  if (!scope.grid) return undefined;
  for (const pathInRow of removeGridPrefix(target, scope.grid)) {
    const [found] = scope.at(pathInRow);
    if (found) return found;
  }
  return findByPath(target, scope.grid);
}

/** Returns `target` without the path of the grid: authors write `column`, `grid.column` or the full path. */
function removeGridPrefix(target: string, { path }: FieldPlan): readonly string[] {
  const names = path.split('.');
  const prefixes = names.map((_name, index) => `${names.slice(index).join('.')}.`);
  return prefixes.filter((prefix) => target.startsWith(prefix)).map((prefix) => target.slice(prefix.length));
}

function findByKey(key: string, { scope }: FieldPlan): FieldPlan | undefined {
  return scope.byKey(key) ?? (scope.grid && findByKey(key, scope.grid));
}

/** Yields all plans of a scope and of its grids, in document order. */
export function* walkPlans(scope: ScopePlan): Generator<FieldPlan> {
  for (const plan of scope.plans) {
    yield plan;
    if (plan.columns) yield* walkPlans(plan.columns);
  }
}

/** Returns the stored components and data paths that scripts can look up, keyed by component ID. */
export function indexComponents(plans: readonly FieldPlan[]): Pick<ScriptProgram, 'components' | 'paths'> {
  const components = Object.fromEntries(plans.map(({ id, definition }) => [id, definition]));
  const paths = Object.fromEntries(plans.map(({ id, scope, segments }) => [id, getPathFromRoot(scope, segments)]));
  return { components, paths };
}

function getPathFromRoot({ grid }: ScopePlan, segments: Segments): Segments {
  return grid ? [...getPathFromRoot(grid.scope, grid.segments), ...segments] : segments;
}
