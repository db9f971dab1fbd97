import { FailureError } from '../../failures/failure-error.ts';

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

const separatorCandidates = [',', ';', '\t', '|'];

/** Returns the separator that occurs most often in the first record outside of quotes. */
function findSeparator(text: string): string {
  const counts = new Map(separatorCandidates.map((candidate) => [candidate, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? Number.NaN) + 1);
  }
  return separatorCandidates.reduce(
    (best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best),
    ',',
  );
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** Line on which the record starts, from 1. */
  readonly line: number;
}

const [lineFeed, carriageReturn, quote] = [10, 13, 34];

/**
 * Parses CSV text from chunks into records according to RFC 4180: any line ending is allowed, and quoted cells may
 * contain separators, line breaks and doubled quotes. A quote within an unquoted cell is a normal character.
 * NOTE: cells are cut out of their chunk, because building them character by character takes 20 times the memory.
 *
 * @throws FailureError `data-source-unclosed-quote`
 */
async function* parseCsvRecords(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRecord> {
  const separatorCode = separator.charCodeAt(0);
  let cells: string[] = [];
  /** Text of the current cell so far, without the part that is still in the chunk. */
  let cell = '';
  /** Position of the parser. `after`: after a quote that may end the cell. */
  let state: 'start' | 'bare' | 'quoted' | 'after' = 'start';
  let line = 1;
  let [startLine, quoteLine] = [1, 1];
  let column = 0;
  let quoteColumn = 0;
  let isAfterReturn = false;
  for await (const piece of pieces) {
    /** Start of the part of the chunk that isn't copied yet. */
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      const isSecondHalf = code === lineFeed && isAfterReturn;
      isAfterReturn = code === carriageReturn;
      if (isSecondHalf) {
        if (state !== 'quoted') from = at + 1;
        continue;
      }
      const endsLine = code === lineFeed || isAfterReturn;
      if (endsLine) {
        column = 0;
        line += 1;
      } else if ((code & 0xfc00) !== 0xdc00) column += 1;
      if (state === 'quoted') {
        if (code !== quote) continue;
        cell += piece.slice(from, at);
        from = at + 1;
        state = 'after';
      } else if (code === quote && state === 'start') {
        state = 'quoted';
        from = at + 1;
        [quoteLine, quoteColumn] = [line, column];
      } else if (code === quote && state === 'after') {
        cell += '"';
        from = at + 1;
        state = 'quoted';
      } else if (code === separatorCode || endsLine) {
        cells.push(cell + piece.slice(from, at));
        cell = '';
        from = at + 1;
        state = 'start';
        if (!endsLine) continue;
        yield { cells, line: startLine };
        cells = [];
        startLine = line;
      } else state = 'bare';
    }
    cell += piece.slice(from);
  }
  if (state === 'quoted')
    throw new FailureError('data-source-unclosed-quote', { line: quoteLine, column: quoteColumn });
  if (state !== 'start' || cells.length > 0) yield { cells: [...cells, cell], line: startLine };
}

/** Returns unique, non-empty column names for a header row. */
export function getColumnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = cell.trim() || `Column ${at + 1}`;
    let unique = name;
    for (let other = 2; taken.has(unique); other += 1) unique = `${name} ${other}`;
    taken.add(unique);
    return unique;
  });
}

/**
 * Decodes the text of a file chunk by chunk. The encoding is detected from the byte order mark; otherwise it is UTF-8
 * if all bytes are valid, or else Windows-1252.
 */
export async function* decodeText(content: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(content));
  for await (const bytes of readChunks(content)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function detectEncoding(content: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of readChunks(content)) strict.decode(bytes, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** NOTE: chunks don't count as memory that triggers a browser's garbage collection, so large chunks are freed late. */
const chunkBytes = 65_536;

async function* readChunks(content: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.size; start += chunkBytes) {
    yield new Uint8Array(await content.slice(start, start + chunkBytes).arrayBuffer());
  }
}
