import type { Segments } from '../data/data-path.ts';
import type { ScriptProgram } from '../scripts/script-host.ts';
import type { PlacePlan, ScopePlan } from './place-plan.ts';

/** What scripts may ask for by place or by key, and where its answer lies. */
export function componentsOf(plans: readonly PlacePlan[]): Pick<ScriptProgram, 'components' | 'paths'> {
  const components = Object.fromEntries(plans.map(({ id, definition }) => [id, definition]));
  const paths = Object.fromEntries(plans.map(({ id, scope, segments }) => [id, namesFromRoot(scope, segments)]));
  return { components, paths };
}

function namesFromRoot({ grid }: ScopePlan, segments: Segments): Segments {
  return grid ? [...namesFromRoot(grid.scope, grid.segments), ...segments] : segments;
}
