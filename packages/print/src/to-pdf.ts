import { type PdfOptions, type PdfSettings, type PrintDocument, readPdfOptions } from '@tideform/engine';
import PDFDocument from 'pdfkit';
import type { PdfPorts } from './fonts.ts';
import { fontOf } from './pdf/font-of.ts';
import { layOutBlocks } from './pdf/lay-out-blocks.ts';
import { layOutParagraph } from './pdf/lay-out-text.ts';
import { describe } from './pdf/metadata.ts';
import { drawPageLines, LOGO, roomForLines } from './pdf/page-lines.ts';
import { paginate } from './pdf/paginate.ts';
import { paperOf } from './pdf/paper.ts';
import { createPen, type PenFonts } from './pdf/pen.ts';
import { gaps, styles } from './pdf/styles.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';
import { openPicture, openPictures } from './pictures/open-pictures.ts';
import { pixelsFor, roomOfPictures } from './pictures/room.ts';
import { plain } from './rich-text/paragraph.ts';
import { planOtherIdeographs, planScripts, type ScriptPlan } from './scripts/scripts.ts';

/**
 * Draws a document as a tagged PDF 1.7 (A4). The same code runs in Node and in a browser's module worker.
 *
 * @returns the bytes of the file. Same input, same bytes.
 * @throws when a font cannot be read, or the port of images throws. A picture that cannot be drawn is named instead
 */
export async function toPdf(
  document: PrintDocument,
  options: PdfOptions | undefined,
  ports: PdfPorts,
): Promise<Uint8Array> {
  const settings = readPdfOptions(options);
  const sheet = paperOf(settings);
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    // NOTE: with a first font of its own, pdfkit opens the registered file of the same name again at every line.
    font: null as unknown as string,
    tagged: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.title, Producer: 'Tideform', Creator: 'Tideform', CreationDate: ports.createdAt },
  });
  const bytes = collect(doc);
  describe(doc, document, ports.createdAt);
  const pictures = await openPictures(doc, roomOfPictures(document.blocks, sheet), ports);
  const logo =
    document.logo === undefined ? undefined : await openPicture(doc, document.logo, pixelsFor(LOGO.width), ports);
  const paper = paperOf(settings, roomForLines(document, logo !== undefined, settings.scale));
  const pen = createPen(doc, paper, document.direction, await openFonts(doc, document, settings, ports));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pieces = [
    ...layOutParagraph(pen, root, plain(document.title), {
      style: styles.title,
      tag: 'H1',
      width: paper.innerWidth,
      gapAfter: document.subtitle ? gaps.pairLabel : gaps.block,
      keepWithNext: true,
    }),
    ...(document.subtitle
      ? layOutParagraph(pen, root, plain(document.subtitle), {
          style: styles.subtitle,
          tag: 'P',
          width: paper.innerWidth,
          gapAfter: 2 * gaps.block,
        })
      : []),
    ...layOutBlocks(pen, root, document.blocks, paper.innerWidth, pictures),
  ];
  paginate(pen, pieces);
  drawPageLines(pen, document, logo);
  root.end();
  doc.end();
  return bytes;
}

/** Opens the text fonts, and those of the scripts that a document has. */
async function openFonts(
  doc: PDFKit.PDFDocument,
  document: PrintDocument,
  { cjkSymbols }: PdfSettings,
  { fonts }: PdfPorts,
): Promise<PenFonts> {
  const typefaces = new Map<string, Typeface>();
  const open = (name: string, bytes: Uint8Array) => typefaces.set(name, openTypeface(doc, name, bytes));
  open('regular', fonts.regular);
  open('bold', fonts.bold);
  const openAll = async (plan: ScriptPlan) => {
    for (const name of new Set(plan.map(([, name]) => name))) {
      const bytes = typefaces.has(name) ? undefined : await fonts.script?.(name);
      if (bytes) open(name, bytes);
    }
  };
  const plan = planScripts(document, cjkSymbols);
  await openAll(plan);
  const others = planOtherIdeographs(document, plan, (name, letter) => typefaces.get(name)?.has(letter) ?? true);
  await openAll(others);
  return { typefaces, fontOf: fontOf([...others, ...plan].filter(([, name]) => typefaces.has(name))) };
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      resolve(whole);
    });
  });
}
