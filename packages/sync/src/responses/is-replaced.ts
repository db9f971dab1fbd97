import type { ResponseRow } from '../database/rows.ts';

/** Have another device's answers come into this draft since the editor was opened? */
export function isReplaced(row: ResponseRow, opened: ResponseRow): boolean {
  return !row.submitted && !row.deleted && row.takenOver !== opened.takenOver;
}
