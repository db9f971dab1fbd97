import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentSample } from '@tideform/components/kit/component-sample.ts';
import { isMapSource } from '@tideform/components/kit/maps/map-source.ts';
import { prints } from '@tideform/components/prints';
import { samples } from '@tideform/components/samples';
import { specs } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  createSession,
  type PrintBlock,
  printBlankForm,
  printForm,
  type Session,
  type SubmissionData,
} from '@tideform/engine';
import { renderPdf } from '@tideform/print';
import { createJpeg, testFonts } from '@tideform/print/testing';
import { type GrayscaleImage, readPgm } from './grayscale-image.ts';

/** One component sample and its print blocks. */
export interface SamplePage {
  /** Name of the golden picture of the sample, without extension. */
  readonly name: string;
  readonly blocks: readonly PrintBlock[];
}

const locale = { language: 'en', locale: 'en-GB' } as const;

/** Returns the printed page of each sample of each component, and the blank form of each component's first sample. */
export async function createSamplePages(): Promise<readonly SamplePage[]> {
  const printMessages = await prints.read(locale);
  const answered = ({ definition, answer }: ComponentSample) => {
    const data = answer === undefined ? {} : dataAt(definition.key ?? definition.type, answer);
    return withSession(definition, data, (session) => printForm(session, printMessages));
  };
  const blank = ({ definition }: ComponentSample) =>
    withSession(definition, {}, (session) => printBlankForm(session, printMessages));
  return Object.entries(samples).flatMap(([type, ofType]) => [
    ...ofType.map((sample) => ({ name: getPictureName(type, sample.name), blocks: answered(sample) })),
    ...ofType.slice(0, 1).map((sample) => ({ name: getPictureName(type, 'blank'), blocks: blank(sample) })),
  ]);
}

function withSession<Read>(
  definition: ComponentDefinition,
  data: SubmissionData,
  read: (session: Session) => Read,
): Read {
  const session = createSession({ form: { components: [definition] }, specs, data, readOnly: true });
  try {
    return read(session);
  } finally {
    session.close();
  }
}

const dataAt = (path: string, answer: unknown): SubmissionData =>
  path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), answer) as SubmissionData;

const getPictureName = (type: string, name: string) => `${type}.${name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`;

/** Resolution in pixels per inch: letters are distinguishable, and a page takes two or three kB. */
const resolution = 60;

/**
 * Renders pages into one PDF and returns grayscale pictures of them by name; names of continuation pages end in `-2`.
 *
 * @throws if poppler's `pdftoppm` or `pdftotext` is missing
 */
export async function renderPages(pages: readonly SamplePage[]): Promise<ReadonlyMap<string, GrayscaleImage>> {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  try {
    const file = join(folder, 'samples.pdf');
    writeFileSync(
      file,
      await renderPdf(createDocument(pages), undefined, { fonts: testFonts, loadImage: photo, createdAt }),
    );
    execFileSync('pdftoppm', ['-r', `${resolution}`, '-gray', file, join(folder, 'page')]);
    const texts = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    const names = getPageNames(texts, new Set(pages.map(({ name }) => name)));
    return new Map(
      pictures.sort().flatMap((picture, at) => {
        const name = names[at];
        return name === undefined ? [] : [[name, readPgm(readFileSync(join(folder, picture)))] as const];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const createdAt = new Date('2026-11-21T08:00:00Z');
/**
 * Returns the image for a picture in a print block: a test image for a photo, which is referenced by ID, or the drawing
 * in a data URL. Maps are left out.
 */
const photo = async (source: string) => {
  if (isMapSource(source)) return undefined;
  const [, base64] = /^data:image\/\w+;base64,(.*)$/s.exec(source) ?? [];
  return base64 === undefined ? createJpeg() : new Uint8Array(Buffer.from(base64, 'base64'));
};
const nothing = { left: '', right: '' };

const createDocument = (pages: readonly SamplePage[]) => ({
  ...{ title: 'Samples', language: 'en', direction: 'ltr' as const },
  pageLines: () => ({ header: nothing, footer: nothing }),
  blocks: pages.flatMap(({ name, blocks }): readonly PrintBlock[] => [
    { kind: 'newPage' },
    { kind: 'heading', level: 2, text: name },
    ...blocks,
  ]),
});

/** Returns the sample name of each page; `undefined` for pages before the first sample. */
function getPageNames(texts: readonly string[], knownNames: ReadonlySet<string>): readonly (string | undefined)[] {
  let name: string | undefined;
  let part = 1;
  return texts.map((text) => {
    const head = text.trimStart().split('\n')[0]?.trim() ?? '';
    part = knownNames.has(head) ? 1 : part + 1;
    if (knownNames.has(head)) name = head;
    return name && (part === 1 ? name : `${name}-${part}`);
  });
}
