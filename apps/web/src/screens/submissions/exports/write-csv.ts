import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { formatStoredValue, getColumnHeaders, type WriteOptions, writeLines } from './write-lines.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';';
  /** Whether choices are written as labels or as stored values. */
  readonly answers: 'labels' | 'values';
  /** Whether the file starts with a byte order mark; without it Excel misreads UTF-8. */
  readonly hasByteOrderMark: boolean;
  /** Whether an apostrophe is added before text that a spreadsheet would run as a formula. */
  readonly isGuarded: boolean;
}

/** Writes a CSV file (RFC 4180) with one row per submission. */
export function writeCsv(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  options: CsvOptions,
  writeOptions: WriteOptions,
): Promise<Blob> {
  const line = (cells: readonly string[]) => `${cells.join(options.delimiter)}\r\n`;
  const byteOrderMark = options.hasByteOrderMark ? '\uFEFF' : '';
  const lines = {
    head: byteOrderMark + line(getColumnHeaders(columns).map((head) => formatCsvCell(head, options))),
    type: 'text/csv;charset=utf-8',
    formatLine: (item: SubmissionItem) => line(columns.map((column) => formatAnswer(column, item, options))),
  };
  return writeLines(items, lines, writeOptions);
}

function formatAnswer(column: SubmissionColumn, item: SubmissionItem, options: CsvOptions): string {
  const value = column.value(item);
  if (typeof value === 'number') return formatCsvCell(formatNumber(value, options), { ...options, isGuarded: false });
  return formatCsvCell(options.answers === 'values' ? formatStoredValue(value) : column.text(item), options);
}

/**
 * Formats a number with a decimal comma in semicolon-separated files, where spreadsheets would read `3.5` as a date.
 */
const formatNumber = (value: number, { delimiter }: CsvOptions): string =>
  delimiter === ';' ? String(value).replace('.', ',') : String(value);

/** Text that a spreadsheet may interpret as a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

function formatCsvCell(text: string, { delimiter, isGuarded }: CsvOptions): string {
  const safe = isGuarded && formulaStart.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes(delimiter) || /["\r\n]/.test(safe) || safe !== safe.trim();
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
