import type { Paragraph } from '../rich-text.ts';
import { visualRuns } from './bidi.ts';
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
  wrap(paragraph: Paragraph, style: TypeStyle, width: number): readonly Line[];
  drawLine(paragraph: Paragraph, line: Line, style: TypeStyle, at: { x: number; y: number; width: number }): void;
}

export function createPen(doc: PDFKit.PDFDocument, paper: Paper, direction: 'ltr' | 'rtl'): Pen {
  const widths = new Map<string, number>();

  const widthOf = (text: string, weight: Weight, size: number): number => {
    const key = `${weight}${size}${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = doc.font(weight).fontSize(size).widthOfString(text);
      if (widths.size < 20_000) widths.set(key, width);
    }
    return width;
  };

  const spanWidth = (paragraph: Paragraph, start: number, end: number, style: TypeStyle): number =>
    spansOf(paragraph, start, end, style).reduce(
      (sum, span) => sum + widthOf(paragraph.text.slice(span.start, span.end), span.weight, style.size * paper.scale),
      0,
    );

  return {
    doc,
    paper,
    direction,
    lineHeight: (style) => style.size * paper.scale * LINE_HEIGHT,
    widthOf: (text, { weight, size }) => widthOf(text, weight, size * paper.scale),
    wrap: (paragraph, style, width) =>
      wrapLines(paragraph, width, (start, end) => spanWidth(paragraph, start, end, style)),
    drawLine(paragraph, line, style, at) {
      const size = style.size * paper.scale;
      const runs = visualRuns(paragraph.text, line.start, line.end, direction);
      const total = spanWidth(paragraph, line.start, line.end, style);
      let x = direction === 'rtl' ? at.x + at.width - total : at.x;
      doc.fillColor(style.color);
      for (const run of runs) {
        for (const span of spansOf(paragraph, run.start, run.start + run.text.length, style)) {
          const text = run.text.slice(span.start - run.start, span.end - run.start);
          doc
            .font(span.weight)
            .fontSize(size)
            .text(text, x, at.y + size * ASCENT_SHARE, { lineBreak: false });
          x += widthOf(text, span.weight, size);
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
  for (const match of paragraph.text.matchAll(TOKENS)) {
    const from = match.index;
    const to = from + match[0].length;
    if (match[0] === '\n') {
      close(to);
      continue;
    }
    const isSpace = match[0].trim() === '';
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
