import type { FieldInstance } from '../../fields/field-instance.ts';
import { MAX_ROWS } from './create-rows.ts';

/**
 * Returns the answer with an empty row added at `index` or at the end. An answer that is not a list is returned
 * unchanged.
 */
export function addRow(answer: unknown, index?: number): unknown {
  const list = answer ?? [];
  if (!Array.isArray(list) || list.length >= MAX_ROWS) return answer;
  return list.toSpliced(Math.max(0, index ?? list.length), 0, {});
}

export function removeRow(grid: FieldInstance, answer: unknown, rowId: string): unknown {
  const current = findRowIndex(grid, rowId);
  return current === undefined ? answer : (answer as readonly unknown[]).toSpliced(current, 1);
}

export function moveRow(grid: FieldInstance, answer: unknown, rowId: string, index: number): unknown {
  const current = findRowIndex(grid, rowId);
  if (current === undefined || current === index) return answer;
  const list = answer as readonly unknown[];
  return list.toSpliced(current, 1).toSpliced(Math.max(0, index), 0, list[current]);
}

function findRowIndex({ grid }: FieldInstance, rowId: string): number | undefined {
  return grid!.rows.find((row) => row.id === rowId)?.index;
}
