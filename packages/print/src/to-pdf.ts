import type { PdfOptions, PrintDocument } from '@tideform/engine';
import PDFDocument from 'pdfkit';
import type { PdfPorts } from './fonts.ts';
import { layOutBlocks } from './pdf/lay-out-blocks.ts';
import { layOutParagraph, plain } from './pdf/lay-out-text.ts';
import { paginate } from './pdf/paginate.ts';
import { paperOf } from './pdf/paper.ts';
import { createPen, type Pen } from './pdf/pen.ts';
import { drawArtifact } from './pdf/structure.ts';
import { gaps, styles } from './pdf/styles.ts';
import { openPictures } from './pictures/open-pictures.ts';

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
  const paper = paperOf(options);
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    // NOTE: with a first font of its own, pdfkit opens the registered file of the same name anew at every line.
    font: null as unknown as string,
    tagged: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: document.title, Producer: 'Tideform', Creator: 'Tideform', CreationDate: ports.createdAt },
  });
  const bytes = collect(doc);
  doc.registerFont('regular', ports.fonts.regular as Buffer).registerFont('bold', ports.fonts.bold as Buffer);

  const pictures = await openPictures(doc, document.blocks, ports);
  const pen = createPen(doc, paper, document.direction);
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
  drawFooters(pen, document.title);
  root.end();
  doc.end();
  return bytes;
}

/** Title and 'page / total' at the foot of every page, outside the structure. */
function drawFooters(pen: Pen, title: string): void {
  const { start, count } = pen.doc.bufferedPageRange();
  const { paper } = pen;
  const footerY = Math.min(paper.height - pen.lineHeight(styles.footer), paper.top + paper.innerHeight + 10);
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(start + index);
    const number = plain(`${index + 1} / ${count}`);
    const name = plain(title.replace(/\s+/g, ' '));
    const numberWidth = 60;
    const nameWidth = paper.innerWidth - numberWidth;
    const numberX =
      pen.direction === 'rtl' ? paper.left : paper.left + nameWidth + numberWidth - measure(pen, number.text);
    drawArtifact(pen.doc, 'Pagination', () => {
      const [line] = pen.wrap(name, styles.footer, nameWidth);
      const nameX = pen.direction === 'rtl' ? paper.left + numberWidth : paper.left;
      if (line) pen.drawLine(name, line, styles.footer, { x: nameX, y: footerY, width: nameWidth });
      pen.drawLine(number, { start: 0, end: number.text.length }, styles.footer, {
        x: numberX,
        y: footerY,
        width: measure(pen, number.text),
      });
    });
  }
}

function measure(pen: Pen, text: string): number {
  return pen.doc
    .font('regular')
    .fontSize(styles.footer.size * pen.paper.scale)
    .widthOfString(text);
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
