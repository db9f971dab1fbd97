import type { Paragraph } from '../rich-text/paragraph.ts';
import { directionOf, visualRuns } from './bidi.ts';
import { type FontOf, withoutSelectors } from './font-of.ts';
import type { Paper } from './paper.ts';
import { riseOf, type Span, sizeOf, spansOf, type Weight } from './spans.ts';
import type { Typeface } from './typeface.ts';
import { type Line, wrapLines } from './wrap-lines.ts';
import { writeText } from './write-text.ts';

export type { Line } from './wrap-lines.ts';

/** Size in points before scaling, weight and colour of a text. */
export interface TypeStyle {
  readonly size: number;
  readonly weight: Weight;
  /** `#rrggbb` */
  readonly color: string;
}

const LINE_HEIGHT = 1.4;
const ASCENT_SHARE = 0.16;

/** Measures and draws text on a pdfkit document. Knows fonts, line breaking and direction; nothing of pages. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly paper: Paper;
  readonly direction: 'ltr' | 'rtl';
  /** Height of one line of this style, in points. */
  lineHeight(style: TypeStyle): number;
  /** Width of a text on one line, in points. */
  widthOf(text: string, style: TypeStyle): number;
  wrap(paragraph: Paragraph, style: TypeStyle, width: number): readonly Line[];
  /** @param around is handed each part of the line that looks the same and is one link or none, from the left */
  drawLine(
    paragraph: Paragraph,
    line: Line,
    style: TypeStyle,
    at: { x: number; y: number; width: number },
    around?: DrawAround,
  ): void;
}

/** Draws a part of a line that begins at `start` of its paragraph, and says where it lies. */
export type DrawAround = (start: number, draw: () => { readonly left: number; readonly right: number }) => void;

/** What a pen writes with. */
export interface PenFonts {
  /** By name: both weights of the text fonts, and one font for each script that was found. */
  readonly typefaces: ReadonlyMap<string, Typeface>;
  readonly fontOf: FontOf;
}

export function createPen(
  doc: PDFKit.PDFDocument,
  paper: Paper,
  direction: 'ltr' | 'rtl',
  { typefaces, fontOf }: PenFonts,
): Pen {
  // Both weights of the text fonts are always there, and scripts are written with what was found.
  const face = (name: string): Typeface => typefaces.get(name)!;
  // Fonts of other scripts have other heights: all stand on one line.
  const { ascent } = face('regular');

  const widthOf = (given: string, weight: Weight, size: number): number => {
    const text = withoutMarks(given);
    if (fontOf.isOne) return face(weight).widthOf(withoutSelectors(text), size);
    return fontOf
      .piecesOf(text, false)
      .reduce((sum, piece) => sum + face(piece.font ?? weight).widthOf(piece.text, size), 0);
  };

  const spanWidth = (paragraph: Paragraph, start: number, end: number, { size, weight }: TypeStyle): number =>
    spansOf(paragraph, start, end, weight).reduce(
      (sum, span) =>
        sum + widthOf(paragraph.text.slice(span.start, span.end), span.weight, size * paper.scale * sizeOf(span)),
      0,
    );

  /** @returns where it ends */
  const drawSpan = (text: string, span: Span, isRightToLeft: boolean, at: SpanPlace): number => {
    const size = at.size * sizeOf(span);
    const baseline = at.baseline - at.size * riseOf(span);
    let { x } = at;
    for (const piece of fontOf.piecesOf(withoutMarks(text), isRightToLeft)) {
      const typeface = face(piece.font ?? span.weight);
      writeText(doc, typeface, piece.text, {
        ...{ x, baseline, size, color: at.color, isSlanted: span.looks.includes('italic') },
        // There are no bold ones of other scripts: their letters get a rim.
        isThickened: piece.font !== undefined && span.weight === 'bold',
      });
      x += typeface.widthOf(piece.text, size);
    }
    drawRules(doc, span, { ...at, end: x });
    return x;
  };

  return {
    doc,
    paper,
    direction,
    lineHeight: (style) => style.size * paper.scale * LINE_HEIGHT,
    widthOf: (text, { weight, size }) => widthOf(text, weight, size * paper.scale),
    wrap: (paragraph, style, width) =>
      wrapLines(paragraph.text, width, (start, end) => spanWidth(paragraph, start, end, style)),
    drawLine(paragraph, line, style, at, around = (_, draw) => void draw()) {
      const size = style.size * paper.scale;
      const runs = visualRuns(paragraph.text, line.start, line.end, directionOf(paragraph.text, direction));
      const baseline = at.y + size * (ASCENT_SHARE + ascent);
      let { x } = at;
      if (direction === 'rtl') x += at.width - spanWidth(paragraph, line.start, line.end, style);
      for (const run of runs) {
        const spans = spansOf(paragraph, run.start, run.start + run.text.length, style.weight);
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

/** Where a stretch of a line begins, and how it looks. */
interface SpanPlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
}

/** Shares of the size: below the line, and through the middle of small letters. */
const RULES = { underline: 0.11, strike: -0.27 } as const;

function drawRules(doc: PDFKit.PDFDocument, { looks }: Span, at: SpanPlace & { readonly end: number }): void {
  for (const look of ['underline', 'strike'] as const) {
    if (!looks.includes(look)) continue;
    const y = at.baseline + at.size * RULES[look];
    doc.lineWidth(at.size / 18).strokeColor(at.color);
    doc.moveTo(at.x, y).lineTo(at.end, y).stroke();
  }
}

/** Without what only says in which direction text runs. */
const withoutMarks = (text: string): string => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
