import type { Segments } from '../data/data-path.ts';
import type { FieldInstance, Scope } from './field-instance.ts';

/** Finds the first field that writes the answer at a path, such as `person.name` or `dg[1].price`. */
export function findField(scope: Scope, path: string): FieldInstance | undefined {
  const [found] = scope.plan.at(path).flatMap((plan) => scope.fields[plan.position] ?? []);
  if (found) return found;
  const rowMatch = /\[(\d+)\]\./.exec(path);
  if (!rowMatch) return undefined;
  const grids = scope.plan.at(path.slice(0, rowMatch.index)).flatMap((plan) => scope.fields[plan.position]?.grid ?? []);
  const row = grids[0]?.rows[Number(rowMatch[1])];
  return row && findField(row.scope, path.slice(rowMatch.index + rowMatch[0].length));
}

/** Finds the first field that writes the answer at a path given as segments. */
export function findFieldAt(scope: Scope, segments: Segments): FieldInstance | undefined {
  const [found] = scope.plan.at(segments.join('.')).flatMap((plan) => scope.fields[plan.position] ?? []);
  if (found) return found;
  for (let length = segments.length - 2; length > 0; length -= 1) {
    const [plan] = scope.plan.at(segments.slice(0, length).join('.'));
    const row = plan && scope.fields[plan.position]?.grid?.rows[Number(segments[length])];
    if (row) return findFieldAt(row.scope, segments.slice(length + 1));
  }
  return undefined;
}
