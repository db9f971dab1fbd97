import { type CellRange, readAddress } from './cell-address.ts';
import { decodeText, parseXml } from './parse-xml.ts';
import { type CellValue, tooLarge, type WorkbookLimits } from './workbook.ts';

/** Goes through the cells of a sheet that have a value; a formula's is the one that was calculated last. */
export function readCells(
  bytes: Uint8Array,
  strings: readonly string[],
  limits: WorkbookLimits,
  onCell: (row: number, column: number, value: CellValue) => void,
): void {
  let row = -1;
  let column = -1;
  let kind = 'n';
  let text = '';
  let isValue = false;
  let isSpoken = false;
  parseXml(
    bytes,
    {
      onOpen(name, { r, t }) {
        if (name === 'row') {
          row = r !== undefined && /^[1-9]\d{0,6}$/.test(r) ? Number(r) - 1 : row + 1;
          column = -1;
        } else if (name === 'c') {
          const address = r === undefined ? undefined : readAddress(r);
          column = address?.column ?? column + 1;
          row = address?.row ?? row;
          kind = t ?? 'n';
          text = '';
        } else if (name === 'rPh') isSpoken = true;
        else if (name === 'v' || (name === 't' && kind === 'inlineStr' && !isSpoken)) isValue = true;
      },
      onText(some) {
        if (isValue) text += some;
      },
      onClose(name) {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'rPh') isSpoken = false;
        else if (name === 'c' && text !== '') onCell(row, column, readValue(kind, text, strings));
      },
    },
    limits,
  );
}

function readValue(kind: string, text: string, strings: readonly string[]): CellValue {
  switch (kind) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1' || text === 'true';
    case 'd':
      return serialOf(text);
    case 'n': {
      const number = Number(text);
      return Number.isFinite(number) ? number : '';
    }
    default:
      return decodeText(text);
  }
}

/** An ISO date as days since the last day but one of 1899, as all other dates are kept. */
function serialOf(text: string): CellValue {
  const instant = Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(instant) ? text : (instant - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** Rows of empty cells in the shape of a range, and the way to fill them. */
export function makeGrid({ top, left, bottom, right }: CellRange) {
  const rows = Array.from({ length: bottom - top + 1 }, () => new Array<CellValue>(right - left + 1).fill(''));
  return {
    rows,
    put(row: number, column: number, value: CellValue): void {
      if (row >= top && row <= bottom && column >= left && column <= right) rows[row - top]![column - left] = value;
    },
  };
}

/** Counts the characters of all values: a text that many cells share is sent as often. */
export function countCharacters(rows: readonly (readonly CellValue[])[], most: number): number {
  let count = 0;
  for (const row of rows) {
    for (const value of row) if (typeof value === 'string') count += value.length;
    if (count > most) throw tooLarge('characters');
  }
  return count;
}
