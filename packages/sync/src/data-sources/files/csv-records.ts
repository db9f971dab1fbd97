import { Failed } from '../../failures/failed.ts';

export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

const [lineFeed, carriageReturn, quote] = [10, 13, 34];

/**
 * The records of CSV text that comes in pieces, as RFC 4180 has them: lines may end in any way, a quoted cell may hold separators,
 * line ends and doubled quotes. A quote within an unquoted cell is one.
 *
 * NOTE: cells are cut out of their piece. One that is put together letter by letter takes twenty times the room.
 * @throws Failed `data-source-unclosed-quote`
 */
export async function* csvRecords(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRecord> {
  const parts = separator.charCodeAt(0);
  let cells: string[] = [];
  /** Of the cell that is being read, what is cut out already. */
  let cell = '';
  /** `after`: behind the quote that may end the cell. */
  let state: 'start' | 'bare' | 'quoted' | 'after' = 'start';
  let line = 1;
  let [beganLine, quoteLine] = [1, 1];
  let column = 0;
  let quoteColumn = 0;
  let isAfterReturn = false;
  for await (const piece of pieces) {
    /** Where what is not cut out yet begins. */
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
      } else if (code === parts || endsLine) {
        cells.push(cell + piece.slice(from, at));
        cell = '';
        from = at + 1;
        state = 'start';
        if (!endsLine) continue;
        yield { cells, line: beganLine };
        cells = [];
        beganLine = line;
      } else state = 'bare';
    }
    cell += piece.slice(from);
  }
  if (state === 'quoted') throw new Failed('data-source-unclosed-quote', { line: quoteLine, column: quoteColumn });
  if (state !== 'start' || cells.length > 0) yield { cells: [...cells, cell], line: beganLine };
}
