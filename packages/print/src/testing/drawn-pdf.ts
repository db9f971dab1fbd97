import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfOptions, PrintDocument } from '@tideform/engine';
import { onTestFinished } from 'vitest';
import type { PdfFonts } from '../fonts.ts';
import { familyOf } from '../scripts/scripts.ts';
import { toPdf } from '../to-pdf.ts';

const fontFile = (name: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`)));

export const testFonts: PdfFonts = {
  regular: fontFile('400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('700Bold/NotoSans_700Bold.ttf'),
  script: async (name) => {
    const family = familyOf(name);
    const folder = family.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
    const file = `@expo-google-fonts/${folder}/400Regular/${family}_400Regular.ttf`;
    return new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)));
  },
};

/** A picture on paper: its own pixels, and its size in points. */
interface DrawnPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly width: number;
  readonly height: number;
}

/** What other programs read in a drawn file. */
export interface DrawnPdf {
  check(): string;
  info(): string;
  /** The tagged structure with its texts. */
  structure(): string;
  /** What is told of pictures to those who do not see them. */
  alternatives(): readonly string[];
  /** All that the file is made of, by name. */
  objects(): ReadonlyMap<string, PdfObject>;
  /** What can be followed, and what readers are told of it. */
  links(): readonly { readonly address: string; readonly words: string }[];
  pages(): readonly string[];
  pictures(): readonly DrawnPicture[];
  fonts(): string;
  /** All of the file, unpacked. */
  unpacked(): string;
  /** What draws each page: operators behind what they are about. */
  drawings(): readonly string[];
  /** Where words lie on the first page, in points from its left edge. */
  words(): readonly PlacedWord[];
}

interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Draws a document into a file that lives as long as the test. */
export async function drawnPdf(
  document: PrintDocument,
  options?: PdfOptions,
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<DrawnPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'drawn.pdf');
  const image = async (source: string) => images[source];
  const createdAt = new Date('2026-11-21T08:00:00Z');
  writeFileSync(file, await toPdf(document, options, { fonts: testFonts, image, createdAt }));
  const ask = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  const objects = () => readObjects(ask('qpdf', '--json=2', '--json-key=qpdf', file));
  const unpacked = () => ask('qpdf', '--qdf', '--object-streams=disable', file, '-');
  return {
    check: () => ask('qpdf', '--check', file),
    info: () => ask('pdfinfo', file),
    structure: () => ask('pdfinfo', '-struct-text', file),
    alternatives: () =>
      [...ask('qpdf', '--json=2', file).matchAll(/"\/Alt": "u:([^"]*)"/g)].map(([, words = '']) => words),
    objects,
    links: () => readLinks(objects()),
    pages: () => ask('pdftotext', '-layout', file, '-').split('\f').slice(0, -1),
    words: () =>
      [
        ...ask('pdftotext', '-l', '1', '-bbox', file, '-').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)".*>(.*)<\/word>/g),
      ].map(([, left, right, text = '']) => ({ text, left: Number(left), right: Number(right) })),
    fonts: () => ask('pdffonts', file),
    unpacked,
    drawings: () =>
      [...unpacked().matchAll(/%% Contents for page \d+\n.*?\bstream\n(.*?)\nendstream/gs)].map(
        ([, drawing = '']) => drawing,
      ),
    pictures: () => ask('pdfimages', '-list', file).trim().split('\n').slice(2).map(readPicture),
  };
}

/** A line of pdfimages: page, number, type, width, height, …, the pixels of an inch at places 12 and 13. */
function readPicture(line: string): DrawnPicture {
  const fields = line.trim().split(/\s+/).map(Number);
  const [, , , widthPx = 0, heightPx = 0] = fields;
  const [xPpi = 1, yPpi = 1] = fields.slice(12);
  return { widthPx, heightPx, width: (widthPx / xPpi) * 72, height: (heightPx / yPpi) * 72 };
}

type PdfObject = Readonly<Record<string, unknown>>;

/** By their names, as qpdf tells them: `obj:3 0 R`. */
function readObjects(json: string): ReadonlyMap<string, PdfObject> {
  const [, objects] = (
    JSON.parse(json) as { qpdf: [unknown, Record<string, { value?: unknown; stream?: { dict: unknown } }>] }
  ).qpdf;
  return new Map(
    Object.entries(objects).map(([name, { value, stream }]) => [name, (value ?? stream?.dict ?? {}) as PdfObject]),
  );
}

/** Of the annotations of a file; its texts begin with `u:`. */
function readLinks(
  objects: ReadonlyMap<string, PdfObject>,
): readonly { readonly address: string; readonly words: string }[] {
  const text = (value: unknown) => String(value ?? '').replace(/^u:/, '');
  return [...objects.values()].flatMap((value) => {
    if (value['/Subtype'] !== '/Link') return [];
    const action = objects.get(`obj:${String(value['/A'])}`);
    return [{ address: text(action?.['/URI']), words: text(value['/Contents']) }];
  });
}
