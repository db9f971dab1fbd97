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
import { toPdf } from '@tideform/print';
import { madeJpeg, testFonts } from '@tideform/print/testing';
import { type GreyPicture, readPgm } from './grey-picture.ts';

/** One sample, and what it says on paper. */
export interface SamplePage {
  /** Of its golden picture, without an ending. */
  readonly name: string;
  readonly blocks: readonly PrintBlock[];
}

const speech = { language: 'en', locale: 'en-GB' } as const;

/** What each sample of each component says on paper, as its first reader sees it; and the first ones to be filled in by hand. */
export async function samplePages(): Promise<readonly SamplePage[]> {
  const spoken = await prints.read(speech);
  const answered = ({ definition, answer }: ComponentSample) => {
    const data = answer === undefined ? {} : dataAt(definition.key ?? definition.type, answer);
    return readSession(definition, data, (session) => printForm(session, spoken));
  };
  const blank = ({ definition }: ComponentSample) =>
    readSession(definition, {}, (session) => printBlankForm(session, spoken));
  return Object.entries(samples).flatMap(([type, ofType]) => [
    ...ofType.map((sample) => ({ name: nameOf(type, sample.name), blocks: answered(sample) })),
    ...ofType.slice(0, 1).map((sample) => ({ name: nameOf(type, 'blank'), blocks: blank(sample) })),
  ]);
}

function readSession<Read>(
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

const nameOf = (type: string, name: string) => `${type}.${name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`;

/** Pixels to the inch: letters can be told apart, and a page takes two or three kB. */
const resolution = 60;

/**
 * Draws pages into one PDF and takes grey pictures of them, by their names; those of a page's continuation end in `-2`.
 *
 * @throws when poppler's `pdftoppm` or `pdftotext` is not there
 */
export async function drawPages(pages: readonly SamplePage[]): Promise<ReadonlyMap<string, GreyPicture>> {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  try {
    const file = join(folder, 'samples.pdf');
    writeFileSync(file, await toPdf(paperOf(pages), undefined, { fonts: testFonts, image: photo, createdAt }));
    execFileSync('pdftoppm', ['-r', `${resolution}`, '-gray', file, join(folder, 'page')]);
    const texts = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    const names = namesOf(texts, new Set(pages.map(({ name }) => name)));
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
/** Pictures of answers are found by their ids; drawings lie in the answers themselves. Maps cannot be had. */
const photo = async (source: string) => {
  if (isMapSource(source)) return undefined;
  const [, base64] = /^data:image\/\w+;base64,(.*)$/s.exec(source) ?? [];
  return base64 === undefined ? madeJpeg() : new Uint8Array(Buffer.from(base64, 'base64'));
};
const nothing = { left: '', right: '' };

const paperOf = (pages: readonly SamplePage[]) => ({
  ...{ title: 'Samples', language: 'en', direction: 'ltr' as const },
  pageLines: () => ({ header: nothing, footer: nothing }),
  blocks: pages.flatMap(({ name, blocks }): readonly PrintBlock[] => [
    { kind: 'newPage' },
    { kind: 'heading', level: 2, text: name },
    ...blocks,
  ]),
});

/** Of each page; what stands before the first sample has none. */
function namesOf(texts: readonly string[], known: ReadonlySet<string>): readonly (string | undefined)[] {
  let name: string | undefined;
  let part = 1;
  return texts.map((text) => {
    const head = text.trimStart().split('\n')[0]?.trim() ?? '';
    part = known.has(head) ? 1 : part + 1;
    if (known.has(head)) name = head;
    return name && (part === 1 ? name : `${name}-${part}`);
  });
}
