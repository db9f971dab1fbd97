import type { FieldInstance } from '../../fields/field-instance.ts';
import { MAX_ROWS } from './create-rows.ts';

/** Returns the answer with an empty row added at `index` or at the end. An answer that is not a list is returned unchanged. */
export function withNewRow(answer: unknown, index?: number): unknown {
  const list = answer ?? [];
  if (!Array.isArray(list) || list.length >= MAX_ROWS) return answer;
  return list.toSpliced(Math.max(0, index ?? list.length), 0, {});
}

export function withoutRow(grid: FieldInstance, answer: unknown, rowId: string): unknown {
  const at = indexOf(grid, rowId);
  return at === undefined ? answer : (answer as readonly unknown[]).toSpliced(at, 1);
}

export function withMovedRow(grid: FieldInstance, answer: unknown, rowId: string, index: number): unknown {
  const at = indexOf(grid, rowId);
  if (at === undefined || at === index) return answer;
  const list = answer as readonly unknown[];
  return list.toSpliced(at, 1).toSpliced(Math.max(0, index), 0, list[at]);
}

function indexOf({ grid }: FieldInstance, rowId: string): number | undefined {
  return grid!.rows.find((row) => row.id === rowId)?.index;
}
