import type { Segments } from '../data/data-path.ts';
import type { PlacePlan } from '../plan/place-plan.ts';
import type { Place, Row, Scope } from './place.ts';

/** Names from the root of the data to the answer of a place, where its row lies now. */
export function segmentsIn({ row }: Scope, { segments }: PlacePlan): Segments {
  return row ? [...rowSegments(row), ...segments] : segments;
}

export function segmentsOfPlace(place: Place): Segments {
  return segmentsIn(place.scope, place.plan);
}

export function rowSegments({ grid, index }: Row): Segments {
  return [...segmentsOfPlace(grid), String(index)];
}

/** The same as a word: `person.name`, `dg[1].price`. */
export function pathIn({ row }: Scope, { localPath }: PlacePlan): string {
  if (!row) return localPath;
  const rowPath = `${row.grid.node.path}[${row.index}]`;
  return localPath === '' ? rowPath : `${rowPath}.${localPath}`;
}
