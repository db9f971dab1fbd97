import type { Typeface } from './typeface.ts';

/** Position and style of a text. */
export interface TextPosition {
  readonly x: number;
  /** Distance of the text's baseline from the top of the page, in points. */
  readonly baseline: number;
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly isSlanted?: boolean;
  /** Whether to draw an outline around the letters, for fonts without a bold weight. */
  readonly isThickened?: boolean;
}

/** Degrees of slant for italics. */
const SLANT_DEGREES = 12;
const skew = Math.tan((SLANT_DEGREES * Math.PI) / 180);

/** NOTE: members of pdfkit's document that its published types lack. */
interface PdfkitPage {
  readonly page: { readonly fonts: Record<string, unknown> };
  addContent(operators: string): void;
}

/**
 * Writes text in one font with a single line of PDF operators. pdfkit's own `text` function measures the text three
 * times and writes eight lines, so it is used only for glyphs with offsets, such as diacritical marks.
 */
export function writeText(doc: PDFKit.PDFDocument, typeface: Typeface, text: string, position: TextPosition): void {
  const { glyphs, isShifted } = typeface.encode(text);
  if (isShifted) {
    writeShiftedText(doc, typeface, text, position);
    return;
  }
  const { x, baseline, size, color, isSlanted, isThickened } = position;
  const { page } = doc as unknown as PdfkitPage;
  page.fonts[typeface.font.id] ??= typeface.font.ref();
  // The page's y axis points down, so letters are flipped to stand upright.
  const matrix = `1 0 ${isSlanted ? roundNumber(skew) : 0} -1 ${roundNumber(x)} ${roundNumber(baseline)} Tm`;
  const colorOperands = formatColor(color);
  const outline = isThickened ? `${colorOperands} RG ${roundNumber(getOutlineWidth(size))} w 2 Tr ` : '';
  const operators = `${colorOperands} rg ${outline}/${typeface.font.id} ${roundNumber(size)} Tf ${matrix} [${glyphs}] TJ`;
  (doc as unknown as PdfkitPage).addContent(`BT ${operators}${isThickened ? ' 0 Tr' : ''} ET`);
}

function writeShiftedText(doc: PDFKit.PDFDocument, typeface: Typeface, text: string, position: TextPosition): void {
  const { x, baseline, size, color, isSlanted, isThickened } = position;
  doc.fillColor(color);
  if (isThickened) doc.lineWidth(getOutlineWidth(size)).strokeColor(color);
  doc
    .font(typeface.name)
    .fontSize(size)
    .text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(isSlanted && { oblique: SLANT_DEGREES }),
      ...(isThickened && { fill: true, stroke: true }),
    });
}

const getOutlineWidth = (size: number): number => size / 30;

/** Rounds to thousandths of a point, which is beyond any printer's resolution. */
const roundNumber = (value: number): number => Math.round(value * 1000) / 1000;

const colorCache = new Map<string, string>();

/** Formats a `#rrggbb` color as red, green and blue from 0 to 1. */
function formatColor(color: string): string {
  const cached = colorCache.get(color);
  if (cached !== undefined) return cached;
  const parts = [1, 3, 5].map((at) => roundNumber(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const ink = parts.join(' ');
  colorCache.set(color, ink);
  return ink;
}
