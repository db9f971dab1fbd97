import { Failed } from '../../failures/failed.ts';

export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/**
 * The records of CSV text that comes in pieces, as RFC 4180 has them: lines may end in any way, a quoted cell may hold separators,
 * line ends and doubled quotes. A quote within an unquoted cell is one.
 * @throws Failed `data-source-unclosed-quote`
 */
export async function* csvRecords(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRecord> {
  let cells: string[] = [];
  let cell = '';
  /** `after`: behind the quote that may end the cell. */
  let state: 'start' | 'bare' | 'quoted' | 'after' = 'start';
  let line = 1;
  let [beganLine, quoteLine] = [1, 1];
  let column = 0;
  let quoteColumn = 0;
  let isAfterReturn = false;
  for await (const piece of pieces) {
    for (const character of piece) {
      const isLineFeed = character === '\n';
      const endsLine = isLineFeed || character === '\r';
      if (isLineFeed && isAfterReturn) {
        isAfterReturn = false;
        if (state === 'quoted') cell += character;
        continue;
      }
      isAfterReturn = character === '\r';
      column = endsLine ? 0 : column + 1;
      if (endsLine) line += 1;
      if (state === 'quoted') {
        if (character === '"') state = 'after';
        else cell += character;
      } else if (character === '"' && state === 'start') {
        state = 'quoted';
        [quoteLine, quoteColumn] = [line, column];
      } else if (character === '"' && state === 'after') {
        cell += '"';
        state = 'quoted';
      } else if (character === separator || endsLine) {
        cells.push(cell);
        cell = '';
        state = 'start';
        if (!endsLine) continue;
        yield { cells, line: beganLine };
        cells = [];
        beganLine = line;
      } else {
        cell += character;
        state = 'bare';
      }
    }
  }
  if (state === 'quoted') throw new Failed('data-source-unclosed-quote', { line: quoteLine, column: quoteColumn });
  if (state !== 'start' || cells.length > 0) yield { cells: [...cells, cell], line: beganLine };
}
