import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { Zip, ZipPassThrough } from 'fflate';
import { createSheets, type SheetMessages } from './create-sheets.ts';
import {
  createBookParts,
  createCellXml,
  createSheetEnd,
  createSheetNames,
  createSheetStart,
  createTextXml,
  getColumnName,
  type Sheet,
  stylesXml,
} from './workbook-xml.ts';

/** Writes submissions as an XLSX workbook. */
export const writeWorkbook = (
  items: readonly SubmissionItem[],
  columns: readonly SubmissionColumn[],
  answers: 'labels' | 'values',
  messages: SheetMessages,
  writeOptions: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> => writeXlsx(createSheets(items, columns, answers, messages), writeOptions);

/** Number of rows written before yielding to other tasks. */
const batchSize = 100;
const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes an XLSX workbook row by row, compressed while it is written. `onDone` receives the number of rows written so
 * far.
 */
async function writeXlsx(
  sheets: readonly Sheet[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  /** Adds a file to the archive, written from pieces of XML. */
  const add = async (path: string, chunks: Iterable<XmlChunk>): Promise<void> => {
    const file = new CompressedFile(path);
    zip.add(file);
    const piped = file.pipe();
    for (const { xml, count } of chunks) {
      signal.throwIfAborted();
      if (failure) throw failure;
      await file.write(xml);
      if (count === 0) continue;
      done += count;
      onDone(done);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    await Promise.all([file.end(), piped]);
  };
  const names = createSheetNames(sheets.map(({ name }) => name));
  let done = 0;
  for (const [path, xml] of Object.entries({ ...createBookParts(names), 'xl/styles.xml': stylesXml }))
    await add(path, [{ xml, count: 0 }]);
  for (const [at, sheet] of sheets.entries()) await add(`xl/worksheets/sheet${at + 1}.xml`, createRowChunks(sheet));
  zip.end();
  return new Blob(parts, { type: xlsxMediaType });
}

interface XmlChunk {
  readonly xml: string;
  /** Number of sheet rows in this piece of XML. */
  readonly count: number;
}

function* createRowChunks({ columns, rows }: Sheet): Generator<XmlChunk> {
  const names = columns.map((_, at) => getColumnName(at));
  const head = columns.map(({ label }, at) => createTextXml(`${names[at]}1`, label, 'head')).join('');
  yield { xml: `${createSheetStart(columns.map(({ widthPx }) => widthPx))}<row r="1">${head}</row>`, count: 0 };
  let rowCount = 1;
  let rowsXml: string[] = [];
  for (const row of rows) {
    rowCount += 1;
    const cells = row.map((cell, at) => (cell ? createCellXml(`${names[at]}${rowCount}`, cell) : '')).join('');
    rowsXml.push(`<row r="${rowCount}">${cells}</row>`);
    if (rowsXml.length < batchSize) continue;
    yield { xml: rowsXml.join(''), count: rowsXml.length };
    rowsXml = [];
  }
  yield { xml: rowsXml.join('') + createSheetEnd(names.at(-1) ?? '', rowCount), count: rowsXml.length };
}

/** ZIP compression method of Deflate. */
const DEFLATE_METHOD = 8;

/**
 * ZIP entry compressed by the browser's `CompressionStream` while it is written. Writing waits for the stream
 * (backpressure), and memory use is lower than with compression in JavaScript.
 */
class CompressedFile extends ZipPassThrough {
  readonly #packing = new CompressionStream('deflate-raw');
  readonly #writer = this.#packing.writable.getWriter();
  readonly #encoder = new TextEncoder();
  #taken: Promise<void> | undefined;

  constructor(path: string) {
    super(path);
    this.compression = DEFLATE_METHOD;
  }

  async write(text: string): Promise<void> {
    this.push(this.#encoder.encode(text));
    await this.#taken;
  }

  async end(): Promise<void> {
    this.push(new Uint8Array(0), true);
    await this.#taken;
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.#taken = isLast ? this.#writer.close() : this.#writer.write(bytes);
  }

  /** Passes compressed bytes to the archive until the entry ends. */
  pipe(): Promise<void> {
    const write = (bytes: Uint8Array<ArrayBuffer>) => this.ondata(null, bytes, false);
    const close = () => this.ondata(null, new Uint8Array(0), true);
    return this.#packing.readable.pipeTo(new WritableStream({ write, close }));
  }
}
