import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { crc32, deflateSync } from 'node:zlib';
import type { PdfOptions, PrintDocument } from '@tideform/engine';
import { onTestFinished } from 'vitest';
import type { PdfFonts } from '../fonts.ts';
import { renderPdf } from '../render-pdf.ts';
import { getFamilyName } from '../scripts/scripts.ts';

const readFontFile = (name: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`)));

export const testFonts: PdfFonts = {
  regular: readFontFile('400Regular/NotoSans_400Regular.ttf'),
  bold: readFontFile('700Bold/NotoSans_700Bold.ttf'),
  loadScriptFont: async (name) => {
    const family = getFamilyName(name);
    const folder = family.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
    const file = `@expo-google-fonts/${folder}/400Regular/${family}_400Regular.ttf`;
    return new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)));
  },
};

/** A picture in a PDF: its pixels, and its size in points. */
interface RenderedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly width: number;
  readonly height: number;
}

/** Results of parsing a PDF file with external programs. */
export interface RenderedPdf {
  check(): string;
  info(): string;
  /** Structure tree with its texts. */
  structure(): string;
  /** Alternative texts of pictures. */
  alternatives(): readonly string[];
  /** All PDF objects, by name. */
  objects(): ReadonlyMap<string, PdfObject>;
  /** Link annotations with their accessible names. */
  links(): readonly { readonly address: string; readonly words: string }[];
  pages(): readonly string[];
  pictures(): readonly RenderedPicture[];
  fonts(): string;
  /** Returns the whole file, uncompressed. */
  unpacked(): string;
  /** Returns the content stream of each page. Operators follow their operands. */
  drawings(): readonly string[];
  /** Text positions on the first page, in points from its left edge. */
  words(): readonly PositionedWord[];
}

interface PositionedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Renders a document into a temporary file that is deleted after the test. */
export async function renderTestPdf(
  document: PrintDocument,
  options?: PdfOptions,
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<RenderedPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'drawn.pdf');
  const image = async (source: string) => images[source];
  const createdAt = new Date('2026-11-21T08:00:00Z');
  writeFileSync(file, await renderPdf(document, options, { fonts: testFonts, loadImage: image, createdAt }));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  const objects = () => parseObjects(run('qpdf', '--json=2', '--json-key=qpdf', file));
  const unpacked = () => run('qpdf', '--qdf', '--object-streams=disable', file, '-');
  return {
    check: () => run('qpdf', '--check', file),
    info: () => run('pdfinfo', file),
    structure: () => run('pdfinfo', '-struct-text', file),
    alternatives: () =>
      [...run('qpdf', '--json=2', file).matchAll(/"\/Alt": "u:([^"]*)"/g)].map(([, words = '']) => words),
    objects,
    links: () => parseLinks(objects()),
    pages: () => run('pdftotext', '-layout', file, '-').split('\f').slice(0, -1),
    words: () =>
      [
        ...run('pdftotext', '-l', '1', '-bbox', file, '-').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)".*>(.*)<\/word>/g),
      ].map(([, left, right, text = '']) => ({ text, left: Number(left), right: Number(right) })),
    fonts: () => run('pdffonts', file),
    unpacked,
    drawings: () =>
      [...unpacked().matchAll(/%% Contents for page \d+\n.*?\bstream\n(.*?)\nendstream/gs)].map(
        ([, drawing = '']) => drawing,
      ),
    pictures: () => run('pdfimages', '-list', file).trim().split('\n').slice(2).map(parsePicture),
  };
}

/** Parses a line of pdfimages: page, number, type, width, height, …, with pixels per inch in columns 12 and 13. */
function parsePicture(line: string): RenderedPicture {
  const fields = line.trim().split(/\s+/).map(Number);
  const [, , , widthPx = 0, heightPx = 0] = fields;
  const [xPpi = 1, yPpi = 1] = fields.slice(12);
  return { widthPx, heightPx, width: (widthPx / xPpi) * 72, height: (heightPx / yPpi) * 72 };
}

type PdfObject = Readonly<Record<string, unknown>>;

/** Parses the objects of a PDF, keyed by qpdf's names: `obj:3 0 R`. */
function parseObjects(json: string): ReadonlyMap<string, PdfObject> {
  const [, objects] = (
    JSON.parse(json) as { qpdf: [unknown, Record<string, { value?: unknown; stream?: { dict: unknown } }>] }
  ).qpdf;
  return new Map(
    Object.entries(objects).map(([name, { value, stream }]) => [name, (value ?? stream?.dict ?? {}) as PdfObject]),
  );
}

/** Parses link annotations. Texts in qpdf's output begin with `u:`. */
function parseLinks(
  objects: ReadonlyMap<string, PdfObject>,
): readonly { readonly address: string; readonly words: string }[] {
  const text = (value: unknown) => String(value ?? '').replace(/^u:/, '');
  return [...objects.values()].flatMap((value) => {
    if (value['/Subtype'] !== '/Link') return [];
    const action = objects.get(`obj:${String(value['/A'])}`);
    return [{ address: text(action?.['/URI']), words: text(value['/Contents']) }];
  });
}

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** PNG color type: 0 grayscale, 2 RGB, 3 palette, 4 grayscale with alpha, 6 RGB with alpha. */
  readonly colorType?: number;
  /** Stored rows, each after its filter byte. Default: all bytes are 0. */
  readonly rows?: Uint8Array;
  readonly isInterlaced?: boolean;
  readonly extra?: Readonly<Record<string, readonly number[]>>;
}

const SAMPLES_PER_PIXEL = [1, 0, 3, 1, 2, 0, 4];

/** Creates a PNG with eight bits per sample. */
export function createPng({ width, height, colorType = 2, rows, isInterlaced, extra = {} }: PngOptions): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixels = rows ?? Buffer.alloc(height * (1 + width * (SAMPLES_PER_PIXEL[colorType] ?? 1)));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      createPngChunk('IHDR', header),
      ...Object.entries(extra).map(([type, data]) => createPngChunk(type, Buffer.from(data))),
      createPngChunk('IDAT', deflateSync(pixels)),
      createPngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function createPngChunk(type: string, data: Buffer): Buffer {
  const chunkBytes = Buffer.alloc(data.length + 12);
  chunkBytes.writeUInt32BE(data.length, 0);
  chunkBytes.write(type, 4, 'latin1');
  chunkBytes.set(data, 8);
  chunkBytes.writeUInt32BE(crc32(chunkBytes.subarray(4, -4)), data.length + 8);
  return chunkBytes;
}

/** JPEG of 24 × 16 orange pixels, encoded as Base64. */
const ORANGE_JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9' +
  'lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABgD' +
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEB' +
  'AAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8ApAM0rAAP/9k=';

/** Creates a JPEG. `orientation` is the EXIF value; 6 means rotated by 90 degrees. */
export function createJpeg({ orientation = 1 } = {}): Uint8Array {
  const storedRows = Buffer.from(ORANGE_JPEG, 'base64');
  const exif = `ffe10022457869660000${'4d4d002a00000008'}00010112000300000001000${orientation}0000${'00000000'}`;
  return new Uint8Array(Buffer.concat([storedRows.subarray(0, 2), Buffer.from(exif, 'hex'), storedRows.subarray(2)]));
}

/** Image loader for tests that measures how many of its bytes are still in memory. */
interface PictureMemoryProbe {
  image(source: string, mostPx: number): Promise<Uint8Array>;
  /** Returns the maximum number of bytes in memory, measured at intervals. */
  getMaxBytes(): number;
  /** Maps a picture's `source` to the requested width in pixels. */
  readonly requestedWidths: ReadonlyMap<string, number>;
}

/** Number of calls between two measurements, because each measurement needs a garbage collection. */
const MEASURE_INTERVAL = 10;

/** Creates a memory probe. @param draw creates a new picture for a width in pixels */
export function createPictureMemoryProbe(draw: (mostPx: number) => Uint8Array): PictureMemoryProbe {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const requestedWidths = new Map<string, number>();
  let pictures: { readonly bytes: number; readonly picture: WeakRef<Uint8Array> }[] = [];
  let maxBytes = 0;
  return {
    requestedWidths,
    getMaxBytes: () => maxBytes,
    async image(source, mostPx) {
      requestedWidths.set(source, mostPx);
      const picture = draw(mostPx);
      pictures.push({ bytes: picture.length, picture: new WeakRef(picture) });
      if (requestedWidths.size % MEASURE_INTERVAL > 0) return picture;
      // A dereferenced WeakRef keeps its target alive until the current job ends.
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      pictures = pictures.filter((one) => one.picture.deref() !== undefined);
      maxBytes = Math.max(
        maxBytes,
        pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      return picture;
    },
  };
}
