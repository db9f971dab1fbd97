import type { PdfSettings } from '@tideform/engine';
import type { Paragraph } from '../rich-text/paragraph.ts';
import { detectDirection, splitVisualRuns } from './bidi.ts';
import { type FontAssigner, removeVariationSelectors } from './create-font-assigner.ts';
import type { Typeface } from './typeface.ts';
import {
  type FontWeight,
  getRiseShare,
  getSizeShare,
  type LineRange,
  type StyledSpan,
  splitStyledSpans,
  wrapLines,
} from './wrap-lines.ts';
import { writeText } from './write-text.ts';

export type { LineRange } from './wrap-lines.ts';

/** Style of a text: size in points before scaling, weight and color. */
export interface TypeStyle {
  readonly size: number;
  readonly weight: FontWeight;
  /** `#rrggbb` */
  readonly color: string;
}

const LINE_HEIGHT = 1.4;
const ASCENT_SHARE = 0.16;

/** Measures and draws text on a pdfkit document, with fonts, line breaking and text direction. Doesn't paginate. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly pageArea: PageArea;
  readonly direction: 'ltr' | 'rtl';
  /** Returns the height of a line in this style, in points. */
  lineHeight(style: TypeStyle): number;
  /** Returns the width of a text on one line, in points. */
  measureWidth(text: string, style: TypeStyle): number;
  wrap(paragraph: Paragraph, style: TypeStyle, width: number): readonly LineRange[];
  /**
   * Draws one line of a paragraph.
   * @param drawPart called for each part of the line with one style and at most one link, from the left
   */
  drawLine(
    paragraph: Paragraph,
    line: LineRange,
    style: TypeStyle,
    at: { x: number; y: number; width: number },
    drawPart?: DrawLinePart,
  ): void;
}

/** Wraps the drawing of a line part that begins at `start` of its paragraph; `draw` returns its horizontal extent. */
export type DrawLinePart = (start: number, draw: () => { readonly left: number; readonly right: number }) => void;

/** Fonts of a pen. */
export interface PdfFontSet {
  /** Typefaces by name: both weights of the text fonts, and one for each loaded script font. */
  readonly typefaces: ReadonlyMap<string, Typeface>;
  readonly fontOf: FontAssigner;
}

export function createPdfWriter(
  doc: PDFKit.PDFDocument,
  pageArea: PageArea,
  direction: 'ltr' | 'rtl',
  { typefaces, fontOf }: PdfFontSet,
): PdfWriter {
  // The name is always found: both weights of the text fonts always exist, and other names come from the loaded fonts.
  const getTypeface = (name: string): Typeface => typefaces.get(name)!;
  // Fonts of other scripts have different heights, but all fonts share one baseline.
  const { ascent } = getTypeface('regular');

  const widthOf = (rawText: string, weight: FontWeight, size: number): number => {
    const text = removeDirectionMarks(rawText);
    if (fontOf.hasOneFont) return getTypeface(weight).widthOf(removeVariationSelectors(text), size);
    return fontOf
      .splitByFont(text, false)
      .reduce((sum, item) => sum + getTypeface(item.font ?? weight).widthOf(item.text, size), 0);
  };

  const measureSpans = (paragraph: Paragraph, start: number, end: number, { size, weight }: TypeStyle): number =>
    splitStyledSpans(paragraph, start, end, weight).reduce(
      (sum, span) =>
        sum +
        widthOf(paragraph.text.slice(span.start, span.end), span.weight, size * pageArea.scale * getSizeShare(span)),
      0,
    );

  /** Draws a text with one style. @returns the x position after the text */
  const drawSpan = (text: string, span: StyledSpan, isRightToLeft: boolean, at: SpanPosition): number => {
    const size = at.size * getSizeShare(span);
    const baseline = at.baseline - at.size * getRiseShare(span);
    let { x } = at;
    for (const item of fontOf.splitByFont(removeDirectionMarks(text), isRightToLeft)) {
      const typeface = getTypeface(item.font ?? span.weight);
      writeText(doc, typeface, item.text, {
        ...{ x, baseline, size, color: at.color, isSlanted: span.looks.includes('italic') },
        // Fonts of other scripts have no bold weight, so their letters are drawn with an outline instead.
        isThickened: item.font !== undefined && span.weight === 'bold',
      });
      x += typeface.widthOf(item.text, size);
    }
    drawTextLines(doc, span, { ...at, end: x });
    return x;
  };

  return {
    doc,
    pageArea,
    direction,
    lineHeight: (style) => style.size * pageArea.scale * LINE_HEIGHT,
    measureWidth: (text, { weight, size }) => widthOf(text, weight, size * pageArea.scale),
    wrap: (paragraph, style, width) =>
      wrapLines(paragraph.text, width, (start, end) => measureSpans(paragraph, start, end, style)),
    drawLine(paragraph, line, style, at, around = (_, draw) => void draw()) {
      const size = style.size * pageArea.scale;
      const runs = splitVisualRuns(paragraph.text, line.start, line.end, detectDirection(paragraph.text, direction));
      const baseline = at.y + size * (ASCENT_SHARE + ascent);
      let { x } = at;
      if (direction === 'rtl') x += at.width - measureSpans(paragraph, line.start, line.end, style);
      for (const run of runs) {
        const spans = splitStyledSpans(paragraph, run.start, run.start + run.text.length, style.weight);
        for (const span of run.isRightToLeft ? spans.toReversed() : spans) {
          const text = run.text.slice(span.start - run.start, span.end - run.start);
          around(span.start, () => {
            const left = x;
            x = drawSpan(text, span, run.isRightToLeft, { x, baseline, size, color: style.color });
            return { left, right: x };
          });
        }
      }
    },
  };
}

/** Position and style of a part of a line. */
interface SpanPosition {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
}

/** Vertical offsets as shares of the font size: below the baseline, and through the middle of lower-case letters. */
const TEXT_LINE_OFFSETS = { underline: 0.11, strike: -0.27 } as const;

function drawTextLines(
  doc: PDFKit.PDFDocument,
  { looks }: StyledSpan,
  at: SpanPosition & { readonly end: number },
): void {
  for (const look of ['underline', 'strike'] as const) {
    if (!looks.includes(look)) continue;
    const y = at.baseline + at.size * TEXT_LINE_OFFSETS[look];
    doc.lineWidth(at.size / 18).strokeColor(at.color);
    doc.moveTo(at.x, y).lineTo(at.end, y).stroke();
  }
}

/** Removes invisible direction marks. */
const removeDirectionMarks = (text: string): string => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');

/** The printable area of a page, in points (1/72 inch). */
export interface PageArea {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Width between the margins. */
  readonly innerWidth: number;
  readonly innerHeight: number;
  /** Multiplies all font sizes and gaps; 1 is 100%. */
  readonly scale: number;
}

const A4 = { short: 595.28, long: 841.89 };

/** Returns an A4 page with the form's options. Margins grow to fit the header and footer lines. */
export function createPageArea(
  { orientation, margins, scale }: PdfSettings,
  lines: { readonly header: number; readonly footer: number } = { header: 0, footer: 0 },
): PageArea {
  const landscape = orientation === 'landscape';
  const width = landscape ? A4.long : A4.short;
  const height = landscape ? A4.short : A4.long;
  const top = Math.max(margins.top, lines.header);
  return {
    ...{ width, height, top, scale },
    left: margins.left,
    innerWidth: width - margins.left - margins.right,
    innerHeight: height - top - Math.max(margins.bottom, lines.footer),
  };
}
