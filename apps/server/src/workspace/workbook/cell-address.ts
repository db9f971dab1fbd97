import { createUnsupportedError } from './workbook.ts';

/** A rectangle of cells. Rows and columns count from 0; `bottom` and `right` are inclusive. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Parses a cell address: `B3` → row 2, column 1. `undefined` if it is malformed. */
export function parseCellAddress(text: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(text) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/**
 * Parses a range, such as `A1:C4`.
 * @throws {UnreadableWorkbook} when it is malformed
 */
export function parseRange(text: string): CellRange {
  const [from = '', to = from, ...more] = text.split(':');
  const [start, end] = [parseCellAddress(from), parseCellAddress(to)];
  if (more.length > 0 || start === undefined || end === undefined || end.row < start.row || end.column < start.column) {
    throw createUnsupportedError(`The address of a table isn’t a range: '${text.slice(0, 40)}'.`);
  }
  return { top: start.row, left: start.column, bottom: end.row, right: end.column };
}

export function countCells({ top, left, bottom, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}
