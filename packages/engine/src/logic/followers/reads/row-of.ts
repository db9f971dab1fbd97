import type { Segments } from '../../../data/data-path.ts';
import type { Place, Scope } from '../../../places/place.ts';
import { rowSegments } from '../../../places/place-path.ts';
import type { ScriptPath } from '../../../scripts/script-host.ts';
import { holderSegments } from './follower-index.ts';

/** Names from the root of the data to the object that a field writes into. */
export function rowSegmentsOf({ plan, scope }: Place): Segments {
  const holder = holderSegments(plan);
  return scope.row ? [...rowSegments(scope.row), ...holder] : holder;
}

/** The same for scripts, with numbers for rows: names in the object of a scope. */
export function scriptPathIn({ row }: Scope, segments: Segments): ScriptPath {
  if (!row) return segments;
  return [...scriptPathIn(row.grid.scope, row.grid.plan.segments), row.index, ...segments];
}
