import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
