import { FailureError } from '../../failures/failure-error.ts';
import { decodeText } from './decode-text.ts';
import { findSeparator } from './find-separator.ts';
import { getColumnNames } from './get-column-names.ts';
import { parseCsvRecords } from './parse-csv-records.ts';

/** Row of a file: maps column names to values. */
export type FileRow = Readonly<Record<string, unknown>>;

const maxHeaderLength = 100_000;

/**
 * Reads the rows of a CSV file (RFC 4180) whose first record contains the column names. All values are strings,
 * unchanged.
 *
 * @throws FailureError `data-source-ragged`, `data-source-unclosed-quote`
 */
export async function* readCsv(content: Blob): AsyncGenerator<FileRow> {
  const { separator, text } = await detectSeparator(decodeText(content));
  let names: string[] | undefined;
  for await (const { cells, line } of parseCsvRecords(text, separator)) {
    if (cells.length === 1 && cells[0] === '') continue;
    if (!names) names = getColumnNames(cells);
    else yield toRow(names, cells, line);
  }
}

/**
 * Converts a record to a row.
 * NOTE: spreadsheets omit empty cells at the end of a row, and some programs end each row with a separator.
 */
function toRow(names: readonly string[], cells: readonly string[], line: number): FileRow {
  const surplus = cells.slice(names.length);
  if (surplus.some((cell) => cell !== ''))
    throw new FailureError('data-source-ragged', { line, column: names.length + 1, columns: names.length });
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
}

/** Reads enough text to detect the separator. A first line like `sep=;`, which spreadsheets understand, defines it. */
async function detectSeparator(
  pieces: AsyncIterable<string>,
): Promise<{ separator: string; text: AsyncIterable<string> }> {
  const source = pieces[Symbol.asyncIterator]();
  let head = '';
  let isEnd = false;
  while (!isEnd && !head.includes('\n') && head.length < maxHeaderLength) {
    const piece = await source.next();
    if (piece.done) isEnd = true;
    else head += piece.value;
  }
  const separatorLine = /^sep=(.)\r?\n/.exec(head);
  const rest = separatorLine ? head.slice(separatorLine[0].length) : head;
  return { separator: separatorLine?.[1] ?? findSeparator(rest), text: prependText(rest, source) };
}

async function* prependText(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let piece = await rest.next(); !piece.done; piece = await rest.next()) yield piece.value;
}
