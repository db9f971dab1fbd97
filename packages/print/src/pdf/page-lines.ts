import type { PageLine, PageLines, PrintDocument } from '@tideform/engine';
import type { Picture } from '../pictures/open-pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import type { PageArea } from './page-area.ts';
import type { Pen } from './pen.ts';
import { drawArtifact } from './structure.ts';
import { styles } from './styles.ts';

/** Distance of the header and footer from the paper edge, and their maximum distance from the content, in points. */
const GAP = 10;
export const LOGO = { height: 28, width: 160 } as const;
/** Maximum share of a header or footer line for its end text if both of its texts are long. */
const MAX_END_SHARE = 0.6;

const lineHeight = (scale: number) => styles.footer.size * scale * 1.4;

/** Computes the space to reserve above and below the content, in points; 0 if no page has a header or footer there. */
export function computeLineSpace(
  document: PrintDocument,
  hasLogo: boolean,
  scale: number,
): { header: number; footer: number } {
  const { header, footer } = getLines(document, { pageNumber: 1, totalPages: 1 });
  const logo = hasLogo ? LOGO.height : 0;
  const reservedHeight = Math.max(isEmpty(header) ? 0 : lineHeight(scale), logo);
  return {
    header: reservedHeight === 0 ? 0 : reservedHeight + 2 * GAP,
    footer: isEmpty(footer) ? 0 : lineHeight(scale) + 2 * GAP,
  };
}

/** Draws the header and footer of every page, as artifacts. */
export function drawPageLines(pen: Pen, document: PrintDocument, logo: Picture | undefined): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const { header, footer } = getLines(document, { pageNumber: index + 1, totalPages: count });
    pen.doc.switchToPage(start + index);
    drawArtifact(pen.doc, 'Pagination', () => {
      const logoWidth = logo ? drawLogo(pen, logo) : 0;
      drawLine(pen, header, headerY(pen.paper), logoWidth);
      drawLine(pen, footer, footerY(pen.paper), 0);
    });
  }
}

const getLines = (document: PrintDocument, page: { pageNumber: number; totalPages: number }): PageLines =>
  document.pageLines?.(page) ?? {
    header: { left: '', right: '' },
    footer: { left: document.title, right: `${page.pageNumber} / ${page.totalPages}` },
  };

const isEmpty = ({ left, right }: PageLine): boolean => left === '' && right === '';

const headerY = ({ top, scale }: PageArea): number => Math.max(0, top - GAP - lineHeight(scale));

const footerY = ({ top, innerHeight, height, scale }: PageArea): number =>
  Math.min(height - GAP / 2 - lineHeight(scale), top + innerHeight + GAP);

/** Draws the logo in the start corner. @returns its width with the gap after it */
function drawLogo(pen: Pen, { opened, widthPx, heightPx }: Picture): number {
  const { left, innerWidth, top } = pen.paper;
  const ratio = Math.min(LOGO.height / heightPx, LOGO.width / widthPx, innerWidth / 2 / widthPx);
  const size = { width: widthPx * ratio, height: heightPx * ratio };
  const x = pen.direction === 'rtl' ? left + innerWidth - size.width : left;
  pen.doc.image(opened as unknown as Buffer, x, top - GAP - size.height, size);
  return size.width + GAP;
}

function drawLine(pen: Pen, { left, right }: PageLine, y: number, logoWidth: number): void {
  const { innerWidth, left: edge } = pen.paper;
  const freeWidth = innerWidth - logoWidth;
  const startText = pen.direction === 'rtl' ? 'right' : 'left';
  const fullWidth = measure(pen, right);
  const endWidth =
    left === ''
      ? Math.min(fullWidth, freeWidth)
      : Math.min(fullWidth, Math.max(freeWidth * MAX_END_SHARE, freeWidth - measure(pen, left) - GAP));
  const startWidth = freeWidth - endWidth - (right === '' ? 0 : GAP);
  const startX = startText === 'left' ? edge + logoWidth : edge + innerWidth - logoWidth - startWidth;
  const endX = startText === 'left' ? edge + innerWidth - endWidth : edge;
  drawTruncated(pen, left, { x: startX, y, width: startWidth });
  drawTruncated(pen, right, { x: endX, y, width: endWidth });
}

/** Draws one text of a header or footer on one line, and truncates it if it doesn't fit. */
function drawTruncated(pen: Pen, text: string, at: { x: number; y: number; width: number }): void {
  const paragraph = createPlainParagraph(text.replace(/\s+/g, ' '));
  if (paragraph.text === '' || at.width <= 0) return;
  const [line] = pen.wrap(paragraph, styles.footer, at.width + 0.5);
  if (line) pen.drawLine(paragraph, line, styles.footer, at);
}

const measure = (pen: Pen, text: string): number => pen.measureWidth(text.replace(/\s+/g, ' '), styles.footer);
