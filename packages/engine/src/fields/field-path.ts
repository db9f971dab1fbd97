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
