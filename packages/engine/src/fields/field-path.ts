import type { Segments } from '../data/data-path.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import type { FieldInstance, Row, Scope } from './field-instance.ts';

/** Returns the path from the root of the data to an answer, with current row indexes. */
export function getSegments({ row }: Scope, { segments }: FieldPlan): Segments {
  return row ? [...getRowSegments(row), ...segments] : segments;
}

/** Returns the path from the root of the data to the answer of a field. */
export function getFieldSegments(field: FieldInstance): Segments {
  return getSegments(field.scope, field.plan);
}

/** Returns the path from the root of the data to the object of a row. */
export function getRowSegments({ grid, index }: Row): Segments {
  return [...getFieldSegments(grid), String(index)];
}

/** Returns the path of an answer as a string, with current row indexes: `person.name`, `dg[1].price`. */
export function getFieldPath({ row }: Scope, { localPath }: FieldPlan): string {
  if (!row) return localPath;
  const rowPath = `${row.grid.node.path}[${row.index}]`;
  return localPath === '' ? rowPath : `${rowPath}.${localPath}`;
}

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
