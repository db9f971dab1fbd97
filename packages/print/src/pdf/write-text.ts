import type { Typeface } from './typeface.ts';

/** Where a text begins, and how it looks. */
export interface TextPlace {
  readonly x: number;
  /** From the top of the page. */
  readonly baseline: number;
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly isSlanted?: boolean;
  /** With a rim: where there is no bold font. */
  readonly isThickened?: boolean;
}

/** Degrees from upright. */
const SLANT = 12;
const skew = Math.tan((SLANT * Math.PI) / 180);

/** NOTE: of pdfkit's document, what its published types leave out. */
interface Page {
  readonly page: { readonly fonts: Record<string, unknown> };
  addContent(operators: string): void;
}

/**
 * Writes text of one font with one line of operators. pdfkit's own `text` measures it three times and writes eight; it does what
 * needs glyph after glyph: marks that lie on letters.
 */
export function writeText(doc: PDFKit.PDFDocument, face: Typeface, text: string, place: TextPlace): void {
  const { glyphs, isShifted } = face.encoded(text);
  if (isShifted) {
    writeShifted(doc, face, text, place);
    return;
  }
  const { x, baseline, size, color, isSlanted, isThickened } = place;
  const { page } = doc as unknown as Page;
  page.fonts[face.font.id] ??= face.font.ref();
  // The page's axis points down: letters are turned upright.
  const matrix = `1 0 ${isSlanted ? number(skew) : 0} -1 ${number(x)} ${number(baseline)} Tm`;
  const ink = inkOf(color);
  const rim = isThickened ? `${ink} RG ${number(rimOf(size))} w 2 Tr ` : '';
  const operators = `${ink} rg ${rim}/${face.font.id} ${number(size)} Tf ${matrix} [${glyphs}] TJ`;
  (doc as unknown as Page).addContent(`BT ${operators}${isThickened ? ' 0 Tr' : ''} ET`);
}

function writeShifted(doc: PDFKit.PDFDocument, face: Typeface, text: string, place: TextPlace): void {
  const { x, baseline, size, color, isSlanted, isThickened } = place;
  doc.fillColor(color);
  if (isThickened) doc.lineWidth(rimOf(size)).strokeColor(color);
  doc
    .font(face.name)
    .fontSize(size)
    .text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(isSlanted && { oblique: SLANT }),
      ...(isThickened && { fill: true, stroke: true }),
    });
}

const rimOf = (size: number): number => size / 30;

/** Thousandths of a point are finer than any printer. */
const number = (value: number): number => Math.round(value * 1000) / 1000;

const inks = new Map<string, string>();

/** Red, green and blue from 0 to 1. */
function inkOf(color: string): string {
  const known = inks.get(color);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const ink = parts.join(' ');
  inks.set(color, ink);
  return ink;
}
