/** A cell value as in Graph: dates are serial numbers, errors are their names (`#DIV/0!`), empty cells are `''`. */
export type CellValue = string | number | boolean;

/** The readable content of a workbook: its sheets, and its tables with their cells. */
export interface Workbook {
  readonly sheets: readonly Worksheet[];
  readonly tables: readonly WorkbookTable[];
}

export interface Worksheet {
  readonly id: string;
  readonly name: string;
  /** Position among the sheets, from 0. */
  readonly position: number;
  readonly visibility: 'Visible' | 'Hidden' | 'VeryHidden';
}

export interface WorkbookTable {
  readonly id: string;
  /** Numeric ID of the table in the file. */
  readonly legacyId: string;
  readonly name: string;
  readonly sheetId: string;
  readonly hasHeaders: boolean;
  readonly hasTotals: boolean;
  readonly hasFilterButton: boolean;
  readonly style: TableStyle;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  /** All rows of the table including headers and totals; each has one value per column. */
  readonly values: readonly (readonly CellValue[])[];
}

/** Style of a table, as stored in the file. */
export interface TableStyle {
  readonly name: string;
  readonly highlightsFirstColumn: boolean;
  readonly highlightsLastColumn: boolean;
  readonly bandsRows: boolean;
  readonly bandsColumns: boolean;
}

/** Limits for reading a workbook. */
export interface WorkbookLimits {
  /** Maximum bytes of the packed file. */
  readonly packedBytes: number;
  /** Maximum bytes of all unpacked parts. */
  readonly unpackedBytes: number;
  /** Maximum parts in the package. */
  readonly entries: number;
  /** Maximum cells in all tables. */
  readonly cells: number;
  /** Maximum characters in all table cells; shared strings count for every cell. */
  readonly characters: number;
  /** Maximum nesting depth of elements. */
  readonly depth: number;
  readonly timeMs: number;
}

/** Default limits for reading workbooks. */
export const defaultWorkbookLimits: WorkbookLimits = {
  packedBytes: 25 * 2 ** 20,
  unpackedBytes: 256 * 2 ** 20,
  entries: 5000,
  cells: 1_000_000,
  characters: 32 * 2 ** 20,
  depth: 64,
  timeMs: 20_000,
};

/** Reason why a file can't be read as a workbook. */
export type UnreadableReason = 'unsupported' | 'too-large' | 'too-slow';

/** Error for a file that can't be read as a workbook within the limits. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export const createTooLargeError = (subject: string) =>
  new UnreadableWorkbook('too-large', `The workbook has too many ${subject}.`);
export const createUnsupportedError = (message: string) => new UnreadableWorkbook('unsupported', message);
