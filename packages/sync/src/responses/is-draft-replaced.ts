import type { ResponseRow } from '../database/rows.ts';

/** Returns whether answers of another device or tab have replaced this draft's answers since the editor was opened. */
export function isDraftReplaced(row: ResponseRow, opened: ResponseRow): boolean {
  return !row.submitted && !row.deleted && row.takenOver !== opened.takenOver;
}
