/** A cell as the service gives it: dates are serial numbers, an error is its name (`#DIV/0!`), an empty cell is `''`. */
export type CellValue = string | number | boolean;

/** What can be read of a workbook: its sheets, and its tables with the cells in them. */
export interface Workbook {
  readonly sheets: readonly Worksheet[];
  readonly tables: readonly WorkbookTable[];
}

export interface Worksheet {
  readonly id: string;
  readonly name: string;
  /** From 0. */
  readonly position: number;
  readonly visibility: 'Visible' | 'Hidden' | 'VeryHidden';
}

export interface WorkbookTable {
  readonly id: string;
  /** The number that the file gives it. */
  readonly legacyId: string;
  readonly name: string;
  readonly sheetId: string;
  readonly hasHeaders: boolean;
  readonly hasTotals: boolean;
  readonly hasFilterButton: boolean;
  readonly style: TableStyle;
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  /** All rows of the table, headers and totals among them; each as wide as there are columns. */
  readonly values: readonly (readonly CellValue[])[];
}

export interface TableStyle {
  readonly name: string;
  readonly highlightsFirstColumn: boolean;
  readonly highlightsLastColumn: boolean;
  readonly bandsRows: boolean;
  readonly bandsColumns: boolean;
}

/** What a workbook may cost to read. */
export interface WorkbookLimits {
  /** Bytes of the file, packed. */
  readonly packedBytes: number;
  /** Bytes of all its parts that are read, unpacked. */
  readonly unpackedBytes: number;
  /** Parts in the package. */
  readonly entries: number;
  /** Cells of all tables. */
  readonly cells: number;
  /** Characters of all cells of tables, each string counted as often as it is shown. */
  readonly characters: number;
  /** Elements inside of each other. */
  readonly depth: number;
  readonly timeMs: number;
}

export const usualWorkbookLimits: WorkbookLimits = {
  packedBytes: 25 * 2 ** 20,
  unpackedBytes: 256 * 2 ** 20,
  entries: 5000,
  cells: 1_000_000,
  characters: 32 * 2 ** 20,
  depth: 64,
  timeMs: 20_000,
};

/** Why a file cannot be read as a workbook. */
export type Unreadable = 'unsupported' | 'too-large' | 'too-slow';

export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
  readonly reason: Unreadable;

  constructor(reason: Unreadable, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export const tooLarge = (what: string) => new UnreadableWorkbook('too-large', `The workbook has too many ${what}.`);
export const unsupported = (why: string) => new UnreadableWorkbook('unsupported', why);
