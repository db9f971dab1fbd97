import type { PageLine, PageLines, PrintDocument } from '@tideform/engine';
import type { Picture } from '../pictures/pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import type { PageArea, PdfWriter } from './pdf-writer.ts';
import { drawArtifact } from './structure.ts';
import { textStyles } from './styles.ts';

/** Distance of the header and footer from the paper edge, and their maximum distance from the content, in points. */
const PAGE_LINE_GAP = 10;
export const LOGO_SIZE = { height: 28, width: 160 } as const;
/** Maximum share of a header or footer line for its end text if both of its texts are long. */
const MAX_END_SHARE = 0.6;

const getLineHeight = (scale: number) => textStyles.footer.size * scale * 1.4;

/** Computes the space to reserve above and below the content, in points; 0 if no page has a header or footer there. */
export function computePageLineSpace(
  document: PrintDocument,
  hasLogo: boolean,
  scale: number,
): { header: number; footer: number } {
  const { header, footer } = getPageLines(document, { pageNumber: 1, totalPages: 1 });
  const logo = hasLogo ? LOGO_SIZE.height : 0;
  const reservedHeight = Math.max(isEmpty(header) ? 0 : getLineHeight(scale), logo);
  return {
    header: reservedHeight === 0 ? 0 : reservedHeight + 2 * PAGE_LINE_GAP,
    footer: isEmpty(footer) ? 0 : getLineHeight(scale) + 2 * PAGE_LINE_GAP,
  };
}

/** Draws the header and footer of every page, as artifacts. */
export function drawPageLines(writer: PdfWriter, document: PrintDocument, logo: Picture | undefined): void {
  const { start, count } = writer.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const { header, footer } = getPageLines(document, { pageNumber: index + 1, totalPages: count });
    writer.doc.switchToPage(start + index);
    drawArtifact(writer.doc, 'Pagination', () => {
      const logoWidth = logo ? drawLogo(writer, logo) : 0;
      drawPageLine(writer, header, getHeaderY(writer.pageArea), logoWidth);
      drawPageLine(writer, footer, getFooterY(writer.pageArea), 0);
    });
  }
}

const getPageLines = (document: PrintDocument, page: { pageNumber: number; totalPages: number }): PageLines =>
  document.pageLines?.(page) ?? {
    header: { left: '', right: '' },
    footer: { left: document.title, right: `${page.pageNumber} / ${page.totalPages}` },
  };

const isEmpty = ({ left, right }: PageLine): boolean => left === '' && right === '';

const getHeaderY = ({ top, scale }: PageArea): number => Math.max(0, top - PAGE_LINE_GAP - getLineHeight(scale));

const getFooterY = ({ top, innerHeight, height, scale }: PageArea): number =>
  Math.min(height - PAGE_LINE_GAP / 2 - getLineHeight(scale), top + innerHeight + PAGE_LINE_GAP);

/** Draws the logo in the start corner. @returns its width with the gap after it */
function drawLogo(writer: PdfWriter, { opened, widthPx, heightPx }: Picture): number {
  const { left, innerWidth, top } = writer.pageArea;
  const ratio = Math.min(LOGO_SIZE.height / heightPx, LOGO_SIZE.width / widthPx, innerWidth / 2 / widthPx);
  const size = { width: widthPx * ratio, height: heightPx * ratio };
  const x = writer.direction === 'rtl' ? left + innerWidth - size.width : left;
  writer.doc.image(opened as unknown as Buffer, x, top - PAGE_LINE_GAP - size.height, size);
  return size.width + PAGE_LINE_GAP;
}

function drawPageLine(writer: PdfWriter, { left, right }: PageLine, y: number, logoWidth: number): void {
  const { innerWidth, left: edge } = writer.pageArea;
  const freeWidth = innerWidth - logoWidth;
  const startText = writer.direction === 'rtl' ? 'right' : 'left';
  const fullWidth = measureLine(writer, right);
  const endWidth =
    left === ''
      ? Math.min(fullWidth, freeWidth)
      : Math.min(fullWidth, Math.max(freeWidth * MAX_END_SHARE, freeWidth - measureLine(writer, left) - PAGE_LINE_GAP));
  const startWidth = freeWidth - endWidth - (right === '' ? 0 : PAGE_LINE_GAP);
  const startX = startText === 'left' ? edge + logoWidth : edge + innerWidth - logoWidth - startWidth;
  const endX = startText === 'left' ? edge + innerWidth - endWidth : edge;
  drawTruncated(writer, left, { x: startX, y, width: startWidth });
  drawTruncated(writer, right, { x: endX, y, width: endWidth });
}

/** Draws one text of a header or footer on one line, and truncates it if it doesn't fit. */
function drawTruncated(writer: PdfWriter, text: string, at: { x: number; y: number; width: number }): void {
  const paragraph = createPlainParagraph(text.replace(/\s+/g, ' '));
  if (paragraph.text === '' || at.width <= 0) return;
  const [line] = writer.wrap(paragraph, textStyles.footer, at.width + 0.5);
  if (line) writer.drawLine(paragraph, line, textStyles.footer, at);
}

const measureLine = (writer: PdfWriter, text: string): number =>
  writer.measureWidth(text.replace(/\s+/g, ' '), textStyles.footer);
