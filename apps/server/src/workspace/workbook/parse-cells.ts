import { decodeText, parseXml } from './parse-xml.ts';
import { type CellValue, createTooLargeError, createUnsupportedError, type WorkbookLimits } from './workbook.ts';

/** Calls `onCell` for each cell with a value. For a formula, that is its cached result. */
export function parseCells(
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
  let isPhonetic = false;
  parseXml(
    bytes,
    {
      onOpen(name, { r, t }) {
        if (name === 'row') {
          row = r !== undefined && /^[1-9]\d{0,6}$/.test(r) ? Number(r) - 1 : row + 1;
          column = -1;
        } else if (name === 'c') {
          const address = r === undefined ? undefined : parseCellAddress(r);
          column = address?.column ?? column + 1;
          row = address?.row ?? row;
          kind = t ?? 'n';
          text = '';
        } else if (name === 'rPh') isPhonetic = true;
        else if (name === 'v' || (name === 't' && kind === 'inlineStr' && !isPhonetic)) isValue = true;
      },
      onText(chunk) {
        if (isValue) text += chunk;
      },
      onClose(name) {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 'c' && text !== '') onCell(row, column, parseValue(kind, text, strings));
      },
    },
    limits,
  );
}

function parseValue(kind: string, text: string, strings: readonly string[]): CellValue {
  switch (kind) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1' || text === 'true';
    case 'd':
      return toSerialDate(text);
    case 'n': {
      const number = Number(text);
      return Number.isFinite(number) ? number : '';
    }
    default:
      return decodeText(text);
  }
}

/** Converts an ISO date to a serial number: days since 1899-12-30, the format of all other dates. */
function toSerialDate(text: string): CellValue {
  const instant = Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(instant) ? text : (instant - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** Creates empty cells in the shape of a range, and a function to set them. */
export function createGrid({ top, left, bottom, right }: CellRange) {
  const rows = Array.from({ length: bottom - top + 1 }, () => new Array<CellValue>(right - left + 1).fill(''));
  return {
    rows,
    put(row: number, column: number, value: CellValue): void {
      if (row >= top && row <= bottom && column >= left && column <= right) rows[row - top]![column - left] = value;
    },
  };
}

/** Counts the characters of all values. A shared text counts for every cell, because it is sent for every cell. */
export function countCharacters(rows: readonly (readonly CellValue[])[], limit: number): number {
  let count = 0;
  for (const row of rows) {
    for (const value of row) if (typeof value === 'string') count += value.length;
    if (count > limit) throw createTooLargeError('characters');
  }
  return count;
}

/** Reads the shared strings. Runs of rich text are joined; phonetic text is omitted. */
export function parseSharedStrings(bytes: Uint8Array | undefined, limits: WorkbookLimits): string[] {
  const strings: string[] = [];
  if (bytes === undefined) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(
    bytes,
    {
      onOpen(name) {
        if (name === 'si') text = '';
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 't') isText = !isPhonetic;
      },
      onText(chunk) {
        if (isText) text += chunk;
      },
      onClose(name) {
        if (name === 'si') strings.push(decodeText(text));
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 't') isText = false;
      },
    },
    limits,
  );
  return strings;
}

/** A rectangle of cells. Rows and columns count from 0; `bottom` and `right` are inclusive. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Parses a cell address: `B3` → row 2, column 1. `undefined` if it is malformed. */
function parseCellAddress(text: string): { row: number; column: number } | undefined {
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
