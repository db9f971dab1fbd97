import type { Segments } from '../../../data/data-path.ts';
import type { FieldInstance, Scope } from '../../../fields/field-instance.ts';
import { getRowSegments } from '../../../fields/field-path.ts';
import type { ScriptPath } from '../../../scripts/script-host.ts';
import { getContainerSegments } from './dependency-graph.ts';

/** Returns the path from the root of the data to the object that a field writes into. */
export function getContainerPath({ plan, scope }: FieldInstance): Segments {
  const container = getContainerSegments(plan);
  return scope.row ? [...getRowSegments(scope.row), ...container] : container;
}

/** Returns the path of `segments` in a scope for scripts, with numbers for row indexes. */
export function getScriptPath({ row }: Scope, segments: Segments): ScriptPath {
  if (!row) return segments;
  return [...getScriptPath(row.grid.scope, row.grid.plan.segments), row.index, ...segments];
}
