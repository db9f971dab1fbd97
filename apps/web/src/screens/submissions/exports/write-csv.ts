import type { DeskColumn } from '@tideform/desk';
import type { SubmissionItem } from '@tideform/sync';
import { storedText } from './stored-text.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';';
  /** Choices in words, or as they are stored. */
  readonly answers: 'labels' | 'values';
  /** A byte order mark: without one Excel takes UTF-8 for something else. */
  readonly hasMark: boolean;
  /** Texts that a spreadsheet would run are kept from it by an apostrophe. */
  readonly isGuarded: boolean;
}

/** So many rows are written before others have a turn. */
const atOnce = 500;

/** A file by RFC 4180, a row for each submission. `onDone`: how many are written. */
export async function writeCsv(
  items: readonly SubmissionItem[],
  columns: readonly DeskColumn[],
  options: CsvOptions,
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> {
  const line = (cells: readonly string[]) => `${cells.join(options.delimiter)}\r\n`;
  const parts: BlobPart[] = [options.hasMark ? '\uFEFF' : '', line(columns.map(({ label }) => cellOf(label, options)))];
  for (let start = 0; start < items.length; start += atOnce) {
    signal.throwIfAborted();
    const some = items.slice(start, start + atOnce);
    parts.push(some.map((item) => line(columns.map((column) => answer(column, item, options)))).join(''));
    onDone(Math.min(items.length, start + atOnce));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

function answer(column: DeskColumn, item: SubmissionItem, options: CsvOptions): string {
  const value = column.value(item);
  if (typeof value === 'number') return String(value);
  return cellOf(options.answers === 'values' ? storedText(value) : column.text(item), options);
}

/** What a spreadsheet may take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cellOf(text: string, { delimiter, isGuarded }: CsvOptions): string {
  const safe = isGuarded && formula.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes(delimiter) || /["\r\n]/.test(safe) || safe !== safe.trim();
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
