import type { Segments } from '../data/data-path.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import type { FieldInstance, Row, Scope } from './field-instance.ts';

/** Returns the path from the root of the data to an answer, with current row indexes. */
export function segmentsIn({ row }: Scope, { segments }: FieldPlan): Segments {
  return row ? [...rowSegments(row), ...segments] : segments;
}

export function segmentsOfField(field: FieldInstance): Segments {
  return segmentsIn(field.scope, field.plan);
}

export function rowSegments({ grid, index }: Row): Segments {
  return [...segmentsOfField(grid), String(index)];
}

/** Returns the same path as a string: `person.name`, `dg[1].price`. */
export function pathIn({ row }: Scope, { localPath }: FieldPlan): string {
  if (!row) return localPath;
  const rowPath = `${row.grid.node.path}[${row.index}]`;
  return localPath === '' ? rowPath : `${rowPath}.${localPath}`;
}
