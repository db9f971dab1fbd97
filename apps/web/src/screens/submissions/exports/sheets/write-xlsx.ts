import { Zip } from 'fflate';
import { bookParts, sheetEnd, sheetNames, sheetStart } from './book-xml.ts';
import type { Sheet } from './cell.ts';
import { cellXml, columnName, textXml } from './cell-xml.ts';
import { PackedFile } from './packed-file.ts';
import { stylesXml } from './styles-xml.ts';

/** So many rows are written before others have a turn. */
const atOnce = 100;
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook for spreadsheets, written row by row: what is written is packed at once. `onDone`: how many rows there are so far. */
export async function writeXlsx(
  sheets: readonly Sheet[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  /** In pieces, each with how many rows are in it. */
  const add = async (path: string, pieces: Iterable<Piece>): Promise<void> => {
    const file = new PackedFile(path);
    zip.add(file);
    const passed = file.pass();
    for (const { xml, count } of pieces) {
      signal.throwIfAborted();
      if (failure) throw failure;
      await file.write(xml);
      if (count === 0) continue;
      done += count;
      onDone(done);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    await Promise.all([file.end(), passed]);
  };
  const names = sheetNames(sheets.map(({ name }) => name));
  let done = 0;
  for (const [path, xml] of Object.entries({ ...bookParts(names), 'xl/styles.xml': stylesXml }))
    await add(path, [{ xml, count: 0 }]);
  for (const [at, sheet] of sheets.entries()) await add(`xl/worksheets/sheet${at + 1}.xml`, rowsOf(sheet));
  zip.end();
  return new Blob(parts, { type });
}

interface Piece {
  readonly xml: string;
  /** How many rows are in it. */
  readonly count: number;
}

function* rowsOf({ columns, rows }: Sheet): Generator<Piece> {
  const names = columns.map((_, at) => columnName(at));
  const head = columns.map(({ label }, at) => textXml(`${names[at]}1`, label, 'head')).join('');
  yield { xml: `${sheetStart(columns.map(({ widthPx }) => widthPx))}<row r="1">${head}</row>`, count: 0 };
  let written = 1;
  let piece: string[] = [];
  for (const row of rows) {
    written += 1;
    const cells = row.map((cell, at) => (cell ? cellXml(`${names[at]}${written}`, cell) : '')).join('');
    piece.push(`<row r="${written}">${cells}</row>`);
    if (piece.length < atOnce) continue;
    yield { xml: piece.join(''), count: piece.length };
    piece = [];
  }
  yield { xml: piece.join('') + sheetEnd(names.at(-1) ?? '', written), count: piece.length };
}
