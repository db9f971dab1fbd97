import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { columnHeads } from './column-heads.ts';
import { storedText } from './stored-text.ts';
import { type Writing, writeLines } from './write-lines.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';';
  /** Choices in words, or as they are stored. */
  readonly answers: 'labels' | 'values';
  /** A byte order mark: without one Excel takes UTF-8 for something else. */
  readonly hasMark: boolean;
  /** Texts that a spreadsheet would run are kept from it by an apostrophe. */
  readonly isGuarded: boolean;
}

/** A file by RFC 4180, a row for each submission. */
export function writeCsv(
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  options: CsvOptions,
  writing: Writing,
): Promise<Blob> {
  const line = (cells: readonly string[]) => `${cells.join(options.delimiter)}\r\n`;
  const mark = options.hasMark ? '\uFEFF' : '';
  const lines = {
    head: mark + line(columnHeads(columns).map((head) => cellOf(head, options))),
    type: 'text/csv;charset=utf-8',
    lineOf: (item: SubmissionItem) => line(columns.map((column) => answer(column, item, options))),
  };
  return writeLines(items, lines, writing);
}

function answer(column: SubmissionColumn, item: SubmissionItem, options: CsvOptions): string {
  const value = column.value(item);
  if (typeof value === 'number') return cellOf(numberText(value, options), { ...options, isGuarded: false });
  return cellOf(options.answers === 'values' ? storedText(value) : column.text(item), options);
}

/** Where semicolons separate columns, spreadsheets expect a decimal comma, and read `3.5` as a date. */
const numberText = (value: number, { delimiter }: CsvOptions): string =>
  delimiter === ';' ? String(value).replace('.', ',') : String(value);

/** What a spreadsheet may take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cellOf(text: string, { delimiter, isGuarded }: CsvOptions): string {
  const safe = isGuarded && formula.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes(delimiter) || /["\r\n]/.test(safe) || safe !== safe.trim();
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
