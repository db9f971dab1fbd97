import { strToU8, Zip, ZipDeflate } from 'fflate';
import { bookParts, sheetEnd, sheetNames, sheetStart } from './book-xml.ts';
import type { Sheet } from './cell.ts';
import { cellXml, columnName, textXml } from './cell-xml.ts';
import { stylesXml } from './styles-xml.ts';

/** So many rows are written before others have a turn. */
const atOnce = 500;
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
  const begin = (path: string) => {
    const entry = new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    return (text: string, isLast = false) => entry.push(strToU8(text), isLast);
  };
  const names = sheetNames(sheets.map(({ name }) => name));
  for (const [path, xml] of Object.entries({ ...bookParts(names), 'xl/styles.xml': stylesXml })) begin(path)(xml, true);
  let done = 0;
  for (const [at, sheet] of sheets.entries()) {
    const write = begin(`xl/worksheets/sheet${at + 1}.xml`);
    for (const { xml, count } of rowsOf(sheet)) {
      signal.throwIfAborted();
      if (failure) throw failure;
      write(xml);
      done += count;
      onDone(done);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    write('', true);
  }
  zip.end();
  return new Blob(parts, { type });
}

/** A sheet in pieces, each with how many rows are in it. */
function* rowsOf({ columns, rows }: Sheet): Generator<{ readonly xml: string; readonly count: number }> {
  const names = columns.map((_, at) => columnName(at));
  const head = columns.map(({ label }, at) => textXml(`${names[at]}1`, label, 'head')).join('');
  yield { xml: `${sheetStart(columns.map(({ widthPx }) => widthPx))}<row r="1">${head}</row>`, count: 0 };
  let [written, piece, count] = [1, '', 0];
  for (const row of rows) {
    written += 1;
    const cells = row.map((cell, at) => (cell ? cellXml(`${names[at]}${written}`, cell) : '')).join('');
    piece += `<row r="${written}">${cells}</row>`;
    count += 1;
    if (count < atOnce) continue;
    yield { xml: piece, count };
    [piece, count] = ['', 0];
  }
  yield { xml: piece + sheetEnd(names.at(-1) ?? '', written), count };
}
