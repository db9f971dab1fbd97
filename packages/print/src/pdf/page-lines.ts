import type { PageLine, PageLines, PrintDocument } from '@tideform/engine';
import type { Picture } from '../pictures/open-pictures.ts';
import { plain } from '../rich-text/paragraph.ts';
import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import { drawArtifact } from './structure.ts';
import { styles } from './styles.ts';

/** Between a line and the edge of the paper, and at most between it and the content. In points. */
const GAP = 10;
export const LOGO = { height: 28, width: 160 } as const;
/** Of a line's width: what stands at its end may have so much where both are long. */
const END_SHARE = 0.6;

const lineHeight = (scale: number) => styles.footer.size * scale * 1.4;

/** What has to stay free of content above and below; none where nothing stands there on any page. */
export function roomForLines(
  document: PrintDocument,
  hasLogo: boolean,
  scale: number,
): { header: number; footer: number } {
  const { header, footer } = linesOf(document, { pageNumber: 1, totalPages: 1 });
  const logo = hasLogo ? LOGO.height : 0;
  const high = Math.max(isEmpty(header) ? 0 : lineHeight(scale), logo);
  return {
    header: high === 0 ? 0 : high + 2 * GAP,
    footer: isEmpty(footer) ? 0 : lineHeight(scale) + 2 * GAP,
  };
}

/** Draws what stands at the head and the foot of every page, outside the structure. */
export function drawPageLines(pen: Pen, document: PrintDocument, logo: Picture | undefined): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    const { header, footer } = linesOf(document, { pageNumber: index + 1, totalPages: count });
    pen.doc.switchToPage(start + index);
    drawArtifact(pen.doc, 'Pagination', () => {
      const logoWidth = logo ? drawLogo(pen, logo) : 0;
      drawLine(pen, header, headerY(pen.paper), logoWidth);
      drawLine(pen, footer, footerY(pen.paper), 0);
    });
  }
}

const linesOf = (document: PrintDocument, page: { pageNumber: number; totalPages: number }): PageLines =>
  document.pageLines?.(page) ?? {
    header: { left: '', right: '' },
    footer: { left: document.title, right: `${page.pageNumber} / ${page.totalPages}` },
  };

const isEmpty = ({ left, right }: PageLine): boolean => left === '' && right === '';

const headerY = ({ top, scale }: Paper): number => Math.max(0, top - GAP - lineHeight(scale));

const footerY = ({ top, innerHeight, height, scale }: Paper): number =>
  Math.min(height - GAP / 2 - lineHeight(scale), top + innerHeight + GAP);

/** In the corner where lines begin. @returns its width and the gap behind it */
function drawLogo(pen: Pen, { opened, widthPx, heightPx }: Picture): number {
  const { left, innerWidth, top } = pen.paper;
  const ratio = Math.min(LOGO.height / heightPx, LOGO.width / widthPx, innerWidth / 2 / widthPx);
  const size = { width: widthPx * ratio, height: heightPx * ratio };
  const x = pen.direction === 'rtl' ? left + innerWidth - size.width : left;
  pen.doc.image(opened as unknown as Buffer, x, top - GAP - size.height, size);
  return size.width + GAP;
}

function drawLine(pen: Pen, { left, right }: PageLine, y: number, taken: number): void {
  const { innerWidth, left: edge } = pen.paper;
  const free = innerWidth - taken;
  const begins = pen.direction === 'rtl' ? 'right' : 'left';
  const full = measure(pen, right);
  const endWidth =
    left === '' ? Math.min(full, free) : Math.min(full, Math.max(free * END_SHARE, free - measure(pen, left) - GAP));
  const startWidth = free - endWidth - (right === '' ? 0 : GAP);
  const startX = begins === 'left' ? edge + taken : edge + innerWidth - taken - startWidth;
  const endX = begins === 'left' ? edge + innerWidth - endWidth : edge;
  drawWithin(pen, left, { x: startX, y, width: startWidth });
  drawWithin(pen, right, { x: endX, y, width: endWidth });
}

/** One line; what does not fit is left out. */
function drawWithin(pen: Pen, text: string, at: { x: number; y: number; width: number }): void {
  const paragraph = plain(text.replace(/\s+/g, ' '));
  if (paragraph.text === '' || at.width <= 0) return;
  const [line] = pen.wrap(paragraph, styles.footer, at.width + 0.5);
  if (line) pen.drawLine(paragraph, line, styles.footer, at);
}

const measure = (pen: Pen, text: string): number => pen.widthOf(text.replace(/\s+/g, ' '), styles.footer);
