import { getAtPath, type SubmissionData, type ValueKind } from '@tideform/engine';

/**
 * A column of a table, spreadsheet or file with one submission per row. It shows one field of the form, or a part of a
 * field.
 */
export interface AnswerColumn {
  /** Unique among the columns of a form, and stable across versions of the form. */
  readonly path: string;
  readonly label: string;
  readonly kind: ValueKind;
  /**
   * How the column aggregates a grid: the number of its rows, or the sum of a child column. Absent for columns that
   * show answers.
   */
  readonly rowAggregate?: 'count' | 'sum';
  /** Rows of the grid, for a column that counts them. */
  readonly rows?: AnswerRowAccess;
  /** Whether the form's author shows the column in the submissions table (`tableView`). */
  readonly isInTable: boolean;
  /** Whether the question was removed, so only submissions of earlier versions have an answer. */
  readonly isFormer?: boolean;
  /** Labels of all choices in the author's order, if they may form a rating scale. */
  readonly scale?: readonly string[];
  /**
   * User IDs of the people who may answer an approval; empty if everyone with write permission may. Absent for other
   * fields.
   */
  readonly answeredBy?: readonly unknown[];
  /** URL from which the choices are loaded, as written by the author; absent if there is none. */
  readonly choicesUrl?: string;
  /** Returns the location of an answer; absent for kinds without a location. */
  point?(data: SubmissionData): { readonly latitude: number; readonly longitude: number } | undefined;
  /** Returns the printed answer on one line; '' without an answer. */
  text(data: SubmissionData): string;
  /** Returns the text with one line per answer; absent for columns with single-line answers only. */
  lines?(data: SubmissionData): string;
  /** Returns the stored answer; `undefined` without one. */
  value(data: SubmissionData): unknown;
  /**
   * Returns the displayed date and time as `YYYY-MM-DDTHH:mm:ss`; `undefined` without an answer. Only for columns of
   * kind `dateTime`.
   */
  wallTime?(data: SubmissionData): string | undefined;
  /** Formats a number like the column's own answers. Only for columns of numbers. */
  formatNumber?(value: number): string;
  /**
   * Returns the sort key: a number, a time (ms since 1970), a day (`YYYYMMDD`), or a text. `undefined` without an
   * answer.
   */
  order(data: SubmissionData): number | string | undefined;
  /** Returns the single values of an answer with their labels; the ID is the value's JSON. */
  values(data: SubmissionData): readonly { readonly id: string; readonly label: string }[];
}

/** Columns of a grid, and access to its rows. */
export interface AnswerRowAccess {
  /** Columns that show values of one row; they take the row as their data. */
  readonly columns: readonly AnswerColumn[];
  getRows(data: SubmissionData): readonly SubmissionData[];
}

/** Formats a value of a field. */
export type FormatFieldValue = (value: unknown) => string;

/** Formats the answer at a data path, with line breaks; `undefined` if no column shows it. */
export type FormatAnswer = (path: readonly string[], data: SubmissionData) => string | undefined;

/**
 * Creates a formatter for single answers that uses the texts of the form's columns, including columns of grid rows.
 * Plain numbers aren't formatted, because columns include the field's unit, which the surrounding text often contains
 * already.
 */
export function createAnswerFormatter(columns: readonly AnswerColumn[]): FormatAnswer {
  const byPath = new Map(columns.filter(hasOwnText).map((column) => [column.path, column]));
  const grids = new Map(
    columns.flatMap(({ path, rows }) => (rows ? [[path, createAnswerFormatter(rows.columns)] as const] : [])),
  );
  return (path, data) => {
    const column = byPath.get(path.join('.'));
    if (column) return column.lines?.(data) ?? column.text(data);
    const index = path.findIndex((name) => /^\d+$/.test(name));
    const formatCell = index > 0 ? grids.get(path.slice(0, index).join('.')) : undefined;
    const row = formatCell && getAtPath(data, path.slice(0, index + 1));
    return isGridRow(row) ? formatCell?.(path.slice(index + 1), row) : undefined;
  };
}

const hasOwnText = ({ rowAggregate: ofRows, kind }: AnswerColumn): boolean => ofRows === undefined && kind !== 'number';

const isGridRow = (value: unknown): value is SubmissionData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type GetSortKey = (value: unknown, formatText: () => string) => number | string | undefined;

const sortByText: GetSortKey = (_, formatText) => formatText() || undefined;
const sortByNumber: GetSortKey = (value, formatText) =>
  typeof value === 'number' ? value : sortByText(value, formatText);
const sortByInstant: GetSortKey = (value, formatText) => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? sortByText(value, formatText) : ms;
};
const sortByStoredText: GetSortKey = (value, formatText) =>
  typeof value === 'string' ? value : sortByText(value, formatText);

const sortKeysByKind: Readonly<Record<ValueKind, GetSortKey>> = {
  text: sortByText,
  longText: sortByText,
  markup: sortByText,
  code: sortByText,
  email: sortByText,
  phone: sortByText,
  link: sortByText,
  secret: sortByText,
  number: sortByNumber,
  amount: sortByNumber,
  tick: (value) => (value === true ? 1 : 0),
  date: sortByInstant,
  dateTime: sortByInstant,
  time: sortByStoredText,
  day: sortByText,
  choice: sortByText,
  choices: sortByText,
  decision: sortByText,
  people: sortByText,
  place: sortByText,
  files: sortByText,
  picture: sortByText,
  pairs: sortByText,
  group: sortByText,
  rows: sortByText,
  anything: sortByText,
  none: () => undefined,
};

/** Returns the sort key of an answer, depending on its value kind. @param formatText returns the answer as text */
export const getSortKey = (kind: ValueKind, value: unknown, formatText: () => string): number | string | undefined =>
  sortKeysByKind[kind](value, formatText);
