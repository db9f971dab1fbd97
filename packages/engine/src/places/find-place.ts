import type { Segments } from '../data/data-path.ts';
import type { Place, Scope } from './place.ts';

/** Finds the first place that writes the answer at a path: `person.name`, `dg[1].price`. */
export function findPlace(scope: Scope, path: string): Place | undefined {
  const [found] = scope.plan.at(path).flatMap((plan) => scope.places[plan.position] ?? []);
  if (found) return found;
  const inRow = /\[(\d+)\]\./.exec(path);
  if (!inRow) return undefined;
  const grids = scope.plan.at(path.slice(0, inRow.index)).flatMap((plan) => scope.places[plan.position]?.grid ?? []);
  const row = grids[0]?.rows[Number(inRow[1])];
  return row && findPlace(row.scope, path.slice(inRow.index + inRow[0].length));
}

/** The same for names and row numbers one by one. */
export function findPlaceAt(scope: Scope, segments: Segments): Place | undefined {
  const [found] = scope.plan.at(segments.join('.')).flatMap((plan) => scope.places[plan.position] ?? []);
  if (found) return found;
  for (let length = segments.length - 2; length > 0; length -= 1) {
    const [plan] = scope.plan.at(segments.slice(0, length).join('.'));
    const row = plan && scope.places[plan.position]?.grid?.rows[Number(segments[length])];
    if (row) return findPlaceAt(row.scope, segments.slice(length + 1));
  }
  return undefined;
}
