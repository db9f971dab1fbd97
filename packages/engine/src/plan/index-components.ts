import type { Segments } from '../data/data-path.ts';
import type { ScriptProgram } from '../scripts/script-host.ts';
import type { FieldPlan, ScopePlan } from './field-plan.ts';

/** Returns the stored components and data paths that scripts can look up, keyed by component ID. */
export function indexComponents(plans: readonly FieldPlan[]): Pick<ScriptProgram, 'components' | 'paths'> {
  const components = Object.fromEntries(plans.map(({ id, definition }) => [id, definition]));
  const paths = Object.fromEntries(plans.map(({ id, scope, segments }) => [id, getPathFromRoot(scope, segments)]));
  return { components, paths };
}

function getPathFromRoot({ grid }: ScopePlan, segments: Segments): Segments {
  return grid ? [...getPathFromRoot(grid.scope, grid.segments), ...segments] : segments;
}
