import { type PdfOptions, type PdfSettings, type PrintDocument, parsePdfOptions } from '@tideform/engine';
import PDFDocument from 'pdfkit';
import type { PdfPorts } from './fonts.ts';
import { createFontAssigner } from './pdf/create-font-assigner.ts';
import { layOutBlocks } from './pdf/lay-out-blocks.ts';
import { layOutParagraph } from './pdf/lay-out-text.ts';
import { computePageLineSpace, drawPageLines, LOGO_SIZE } from './pdf/page-lines.ts';
import { paginate } from './pdf/paginate.ts';
import { createPageArea, createPdfWriter, type PdfFontSet } from './pdf/pdf-writer.ts';
import { gaps, textStyles } from './pdf/styles.ts';
import { openTypeface, type Typeface } from './pdf/typeface.ts';
import { computeMaxWidths, convertPointsToPixels, openPicture, openPictures } from './pictures/pictures.ts';
import { createPlainParagraph } from './rich-text/paragraph.ts';
import { planOtherIdeographs, planScripts, type ScriptPlan } from './scripts/scripts.ts';

/**
 * Renders a document as a tagged PDF 1.7 (A4). Runs in Node and in a browser's module worker.
 *
 * @returns the bytes of the file; the same input always returns the same bytes
 * @throws if a font can't be parsed or the image port throws. A picture that can't be drawn is replaced with its
 * alternative text
 */
export async function renderPdf(
  document: PrintDocument,
  options: PdfOptions | undefined,
  ports: PdfPorts,
): Promise<Uint8Array> {
  const settings = parsePdfOptions(options);
  const pageOptions = createPageArea(settings);
  const doc = new PDFDocument({
    size: [pageOptions.width, pageOptions.height],
    margin: 0,
    // NOTE: if a default font is set, pdfkit reopens the registered file of the same name for every line.
    font: null as unknown as string,
    tagged: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.title, Producer: 'Tideform', Creator: 'Tideform', CreationDate: ports.createdAt },
  });
  const bytes = collectBytes(doc);
  writeMetadata(doc, document, ports.createdAt);
  const pictures = await openPictures(doc, computeMaxWidths(document.blocks, pageOptions), ports);
  const logo =
    document.logo === undefined
      ? undefined
      : await openPicture(doc, document.logo, convertPointsToPixels(LOGO_SIZE.width), ports);
  const pageArea = createPageArea(settings, computePageLineSpace(document, logo !== undefined, settings.scale));
  const writer = createPdfWriter(doc, pageArea, document.direction, await openFonts(doc, document, settings, ports));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pieces = [
    ...layOutParagraph(writer, root, createPlainParagraph(document.title), {
      style: textStyles.title,
      tag: 'H1',
      width: pageArea.innerWidth,
      gapAfter: document.subtitle ? gaps.pairLabel : gaps.block,
      keepWithNext: true,
    }),
    ...(document.subtitle
      ? layOutParagraph(writer, root, createPlainParagraph(document.subtitle), {
          style: textStyles.subtitle,
          tag: 'P',
          width: pageArea.innerWidth,
          gapAfter: 2 * gaps.block,
        })
      : []),
    ...layOutBlocks(writer, root, document.blocks, pageArea.innerWidth, pictures),
  ];
  paginate(writer, pieces);
  drawPageLines(writer, document, logo);
  root.end();
  doc.end();
  return bytes;
}

/** Opens the text fonts, and the fonts of the document's scripts. */
async function openFonts(
  doc: PDFKit.PDFDocument,
  document: PrintDocument,
  { cjkSymbols }: PdfSettings,
  { fonts }: PdfPorts,
): Promise<PdfFontSet> {
  const typefaces = new Map<string, Typeface>();
  const open = (name: string, bytes: Uint8Array) => typefaces.set(name, openTypeface(doc, name, bytes));
  open('regular', fonts.regular);
  open('bold', fonts.bold);
  const openScriptFonts = async (plan: ScriptPlan) => {
    for (const name of new Set(plan.map(([, name]) => name))) {
      const bytes = typefaces.has(name) ? undefined : await fonts.loadScriptFont?.(name);
      if (bytes) open(name, bytes);
    }
  };
  const plan = planScripts(document, cjkSymbols);
  await openScriptFonts(plan);
  const others = planOtherIdeographs(document, plan, (name, letter) => typefaces.get(name)?.has(letter) ?? true);
  await openScriptFonts(others);
  return { typefaces, fontOf: createFontAssigner([...others, ...plan].filter(([, name]) => typefaces.has(name))) };
}

function collectBytes(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
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

/** NOTE: members of pdfkit's document that its published types lack. */
interface DocumentWithMetadata {
  _addInfo(): void;
  appendXML(xml: string): void;
}

/**
 * Writes the file's XMP metadata: title, language, creation date and the PDF/UA identifier. pdfkit's own metadata would
 * contain the title with unescaped `<` and `&`.
 */
function writeMetadata(
  doc: PDFKit.PDFDocument,
  { title, language }: Pick<PrintDocument, 'title' | 'language'>,
  createdAt: Date,
): void {
  const metadataDocument = doc as unknown as DocumentWithMetadata;
  const at = `${createdAt.toISOString().split('.')[0]}Z`;
  metadataDocument._addInfo = () =>
    metadataDocument.appendXML(`
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:CreatorTool>Tideform</xmp:CreatorTool>
<pdf:Producer>Tideform</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`);
}

const xmlEntities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Removes characters that XML can't represent. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"]/g, (letter) => xmlEntities[letter]!);
