import type { Paragraph } from '../rich-text.ts';
import { directionOf, isRightToLeft, visualRuns } from './bidi.ts';
import { type FontOf, oneFont } from './font-of.ts';
import type { Paper } from './paper.ts';

export type Weight = 'regular' | 'bold';

/** Size in points before scaling, weight and colour of a text. */
export interface TypeStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** One line of a wrapped paragraph: `[start, end)` of its text. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

const LINE_HEIGHT = 1.4;
const ASCENT_SHARE = 0.16;
/** Ideographs and kana may be broken anywhere; other words only at spaces. */
const TOKENS = /\n|[^\S\n]+|[\u3000-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]|[^\s\u3000-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]+/gu;

/** Measures and draws text on a pdfkit document. Knows fonts, line breaking and direction; nothing of pages. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly paper: Paper;
  readonly direction: 'ltr' | 'rtl';
  /** Height of one line of this style, in points. */
  lineHeight(style: TypeStyle): number;
  /** Width of a text on one line, in points. */
  widthOf(text: string, style: TypeStyle): number;
  /** Where a stretch of a line lies, from its left; the whole line where letters run from the right. */
  stretchOf(paragraph: Paragraph, line: Line, stretch: Line, style: TypeStyle): { left: number; width: number };
  wrap(paragraph: Paragraph, style: TypeStyle, width: number): readonly Line[];
  drawLine(paragraph: Paragraph, line: Line, style: TypeStyle, at: { x: number; y: number; width: number }): void;
}

/** Where a stretch of a line begins, and how it looks. */
interface SpanPlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
}

export function createPen(
  doc: PDFKit.PDFDocument,
  paper: Paper,
  direction: 'ltr' | 'rtl',
  fonts: FontOf = oneFont,
): Pen {
  const widths = new Map<string, number>();

  const widthOf = (given: string, weight: Weight, size: number): number => {
    const text = withoutMarks(given);
    const key = `${weight}${size}${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = fonts
        .piecesOf(text, false)
        .reduce((sum, piece) => sum + select(piece.font ?? weight, size).widthOfString(piece.text), 0);
      if (widths.size < 20_000) widths.set(key, width);
    }
    return width;
  };

  const select = (font: string, size: number) => doc.font(font).fontSize(size);

  const spanWidth = (paragraph: Paragraph, start: number, end: number, style: TypeStyle): number =>
    spansOf(paragraph, start, end, style).reduce(
      (sum, span) => sum + widthOf(paragraph.text.slice(span.start, span.end), span.weight, style.size * paper.scale),
      0,
    );

  // Fonts of other scripts have other heights: all stand on one line.
  const ascent = (doc.font('regular') as unknown as { _font: { ascender: number } })._font.ascender / 1000;

  const drawSpan = (text: string, weight: Weight, isRightToLeft: boolean, at: SpanPlace): number => {
    let { x } = at;
    for (const piece of fonts.piecesOf(withoutMarks(text), isRightToLeft)) {
      // There are no bold ones of other scripts: their letters get a rim.
      const isThickened = piece.font !== undefined && weight === 'bold';
      if (isThickened) doc.lineWidth(at.size / 30).strokeColor(at.color);
      select(piece.font ?? weight, at.size).text(piece.text, x, at.baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(isThickened && { fill: true, stroke: true }),
      });
      x += doc.widthOfString(piece.text);
    }
    return x;
  };

  return {
    doc,
    paper,
    direction,
    lineHeight: (style) => style.size * paper.scale * LINE_HEIGHT,
    widthOf: (text, { weight, size }) => widthOf(text, weight, size * paper.scale),
    wrap: (paragraph, style, width) =>
      wrapLines(paragraph, width, (start, end) => spanWidth(paragraph, start, end, style)),
    stretchOf(paragraph, line, { start, end }, style) {
      const total = spanWidth(paragraph, line.start, line.end, style);
      if (direction === 'rtl' || isRightToLeft(paragraph.text)) return { left: 0, width: total };
      const left = spanWidth(paragraph, line.start, start, style);
      return { left, width: spanWidth(paragraph, start, end, style) };
    },
    drawLine(paragraph, line, style, at) {
      const size = style.size * paper.scale;
      const runs = visualRuns(paragraph.text, line.start, line.end, directionOf(paragraph.text, direction));
      const total = spanWidth(paragraph, line.start, line.end, style);
      const baseline = at.y + size * (ASCENT_SHARE + ascent);
      let x = direction === 'rtl' ? at.x + at.width - total : at.x;
      doc.fillColor(style.color);
      for (const run of runs) {
        const spans = spansOf(paragraph, run.start, run.start + run.text.length, style);
        for (const span of run.isRightToLeft ? spans.reverse() : spans) {
          const text = run.text.slice(span.start - run.start, span.end - run.start);
          x = drawSpan(text, span.weight, run.isRightToLeft, { x, baseline, size, color: style.color });
        }
      }
    },
  };
}

/** Parts of `[start, end)` with one weight each. */
function spansOf(paragraph: Paragraph, start: number, end: number, style: TypeStyle) {
  const spans: { start: number; end: number; weight: Weight }[] = [];
  let at = start;
  for (const [from, to] of style.weight === 'bold' ? [] : paragraph.bold) {
    if (to <= at || from >= end) continue;
    if (from > at) spans.push({ start: at, end: from, weight: style.weight });
    spans.push({ start: Math.max(from, at), end: Math.min(to, end), weight: 'bold' });
    at = Math.min(to, end);
  }
  if (at < end) spans.push({ start: at, end, weight: style.weight });
  return spans;
}

/** Between which a line may be broken. Thai has no blanks between words: the platform knows them. */
function* tokensOf(text: string): Generator<{ readonly index: number; readonly token: string }> {
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (!THAI.test(token)) yield { index, token };
    else for (const { segment, index: at } of thaiWords().segment(token)) yield { index: index + at, token: segment };
  }
}

/** What only says in which direction text runs. */
const withoutMarks = (text: string): string => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');

const THAI = /[\u0E00-\u0E7F]/;
let words: Intl.Segmenter | undefined;
function thaiWords(): Intl.Segmenter {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  return words;
}

function wrapLines(
  paragraph: Paragraph,
  width: number,
  widthOf: (start: number, end: number) => number,
): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const close = (next: number) => {
    lines.push({ start, end });
    start = next;
    end = next;
    used = 0;
  };
  for (const { index: from, token } of tokensOf(paragraph.text)) {
    const to = from + token.length;
    if (token === '\n') {
      close(to);
      continue;
    }
    const isSpace = token.trim() === '';
    const tokenWidth = widthOf(from, to);
    if (used + tokenWidth > width && used > 0) close(from);
    if (isSpace && start === from && lines.length > 0) {
      start = to;
      end = to;
      continue;
    }
    if (tokenWidth > width) breakWord(from, to);
    else {
      used += tokenWidth;
      end = to;
    }
  }
  if (end > start || lines.length === 0) lines.push({ start, end });
  return lines;

  /** A word longer than the line (an address, a hash) is cut where it no longer fits. */
  function breakWord(from: number, to: number): void {
    for (let at = from; at < to; ) {
      const next = at + ((paragraph.text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
      const step = widthOf(at, next);
      if (used + step > width && used > 0) close(at);
      used += step;
      end = next;
      at = next;
    }
  }
}
