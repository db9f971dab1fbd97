import { Failed } from '../../failures/failed.ts';
import { csvRecords } from './csv-records.ts';
import { findSeparator } from './find-separator.ts';
import { namesOf } from './names-of.ts';
import { textOf } from './text-of.ts';

/** A row by the names of its columns. */
export type FileRow = Readonly<Record<string, unknown>>;

const longestHeader = 100_000;

/**
 * The rows of a CSV file (RFC 4180), whose first record names the columns. Values are texts, as they stand there.
 * @throws Failed `data-source-ragged`, `data-source-unclosed-quote`
 */
export async function* readCsv(content: Blob): AsyncGenerator<FileRow> {
  const { separator, text } = await begin(textOf(content));
  let names: string[] | undefined;
  for await (const { cells, line } of csvRecords(text, separator)) {
    if (cells.length === 1 && cells[0] === '') continue;
    if (!names) names = namesOf(cells);
    else yield rowOf(names, cells, line);
  }
}

/** NOTE: spreadsheets leave empty cells out at the end of a row, and some programs end each row with a separator. */
function rowOf(names: readonly string[], cells: readonly string[], line: number): FileRow {
  const surplus = cells.slice(names.length);
  if (surplus.some((cell) => cell !== ''))
    throw new Failed('data-source-ragged', { line, column: names.length + 1, columns: names.length });
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
}

/** Reads as much as tells the separator; `sep=;` in the first line says it for spreadsheets. */
async function begin(pieces: AsyncIterable<string>): Promise<{ separator: string; text: AsyncIterable<string> }> {
  const source = pieces[Symbol.asyncIterator]();
  let head = '';
  let isEnd = false;
  while (!isEnd && !head.includes('\n') && head.length < longestHeader) {
    const piece = await source.next();
    if (piece.done) isEnd = true;
    else head += piece.value;
  }
  const said = /^sep=(.)\r?\n/.exec(head);
  const rest = said ? head.slice(said[0].length) : head;
  return { separator: said?.[1] ?? findSeparator(rest), text: joined(rest, source) };
}

async function* joined(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let piece = await rest.next(); !piece.done; piece = await rest.next()) yield piece.value;
}
