import type { Segments } from '../../../data/data-path.ts';
import type { FieldInstance, Scope } from '../../../fields/field-instance.ts';
import { rowSegments } from '../../../fields/field-path.ts';
import type { ScriptPath } from '../../../scripts/script-host.ts';
import { containerSegments } from './dependency-graph.ts';

/** Returns the path from the root of the data to the object that a field writes into. */
export function rowSegmentsOf({ plan, scope }: FieldInstance): Segments {
  const holder = containerSegments(plan);
  return scope.row ? [...rowSegments(scope.row), ...holder] : holder;
}

/** Returns the path of `segments` in a scope for scripts, with numbers for row indexes. */
export function scriptPathIn({ row }: Scope, segments: Segments): ScriptPath {
  if (!row) return segments;
  return [...scriptPathIn(row.grid.scope, row.grid.plan.segments), row.index, ...segments];
}
