import { createPlainParagraph, type Paragraph } from '../rich-text/paragraph.ts';
import { getSafeLink } from '../safe-link.ts';
import { drawLinkedLine } from './draw-links.ts';
import type { Line, Pen, TypeStyle } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import { addChild, drawAs, getHeadingTag, type Structure, type StructureTag } from './structure.ts';
import { gaps, styles } from './styles.ts';

/** Lays out a paragraph as one piece per line, all in one structure element. The gap follows the last line. */
export function layOutParagraph(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  options: {
    style: TypeStyle;
    tag: StructureTag;
    width: number;
    gapAfter: number;
    keepWithNext?: boolean;
    isAtEnd?: boolean;
  },
): readonly Piece[] {
  const element = addChild(pen.doc, parent, options.tag);
  const lines = pen.wrap(paragraph, options.style, options.width);
  const lineHeight = pen.lineHeight(options.style);
  return lines.map((line, index): Piece => {
    const isLast = index === lines.length - 1;
    const gapAfter = isLast ? options.gapAfter * pen.paper.scale : 0;
    return {
      height: lineHeight + gapAfter,
      gapAfter,
      // Keeps the first two and the last two lines together, to avoid widows and orphans.
      keepWithNext: isLast ? options.keepWithNext === true : index === 0 || index === lines.length - 2,
      draw(lineBox) {
        const place = options.isAtEnd ? alignToEnd(pen, paragraph, line, options.style, lineBox) : lineBox;
        if (paragraph.links) drawLinkedLine(pen, element, paragraph, line, { ...options, place });
        else drawAs(pen.doc, element, options.tag, () => pen.drawLine(paragraph, line, options.style, place));
      },
    };
  });
}

/** Aligns a line to the end: right in left-to-right documents, left in right-to-left ones. */
export function alignToEnd(pen: Pen, { text }: Paragraph, { start, end }: Line, style: TypeStyle, place: Place): Place {
  const width = Math.min(place.width, pen.measureWidth(text.slice(start, end), style));
  return { ...place, x: pen.direction === 'rtl' ? place.x : place.x + place.width - width, width };
}

export function layOutHeading(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  level: number,
  width: number,
): readonly Piece[] {
  return heading(pen, parent, paragraph, width, { level, tag: getHeadingTag(pen.doc, parent, level) });
}

/** Lays out the title of a section; `parent` is the section. */
export function layOutSectionTitle(pen: Pen, parent: Structure, title: string, width: number): readonly Piece[] {
  return heading(pen, parent, createPlainParagraph(title), width, { level: 3, tag: getHeadingTag(pen.doc, parent) });
}

function heading(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  width: number,
  { level, tag }: { readonly level: number; readonly tag: StructureTag },
): readonly Piece[] {
  const style = styles.heading[Math.min(4, Math.max(1, level)) - 1] ?? styles.body;
  const look = { style, tag, width, gapAfter: gaps.block, keepWithNext: true } as const;
  return [createSpaceAbove(pen, style), ...layOutParagraph(pen, parent, paragraph, look)];
}

/** Returns the space above a heading, so that the heading is closer to its content than to the text before it. */
const createSpaceAbove = (pen: Pen, { size }: TypeStyle): Piece => ({
  height: (size / 2) * pen.paper.scale,
  ...{ isSpace: true, keepWithNext: true },
  draw: () => {},
});

/**
 * Lays out a label above its answer. An empty answer is printed as a dash, so that it doesn't look like a missing
 * print.
 */
export function layOutPair(
  pen: Pen,
  parent: Structure,
  pair: { label: string; value: string; href?: string },
  width: number,
): readonly Piece[] {
  const element = addChild(pen.doc, parent, 'Div');
  const label = pair.label === '' ? [] : layOutLabel(pen, element, pair.label, width);
  const value = layOutParagraph(pen, element, createLabelPiece(pair.value === '' ? '–' : pair.value, pair.href), {
    style: styles.body,
    tag: 'P',
    width,
    gapAfter: gaps.block,
  });
  return [...label, ...value];
}

function createLabelPiece(text: string, href: string | undefined): Paragraph {
  const paragraph = createPlainParagraph(text);
  const safe = getSafeLink(href);
  return safe === undefined
    ? paragraph
    : { ...paragraph, links: [{ start: 0, end: paragraph.text.length, href: safe }] };
}

export function layOutLabel(pen: Pen, parent: Structure, label: string, width: number): readonly Piece[] {
  return layOutParagraph(pen, parent, createPlainParagraph(label), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: gaps.pairLabel,
    keepWithNext: true,
  });
}
