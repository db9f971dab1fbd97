import { type Paragraph, plain } from '../rich-text/paragraph.ts';
import { safeLink } from '../safe-link.ts';
import { drawLinkedLine } from './draw-links.ts';
import type { Line, Pen, TypeStyle } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import { addChild, drawAs, headingTag, type Structure, type StructureTag } from './structure.ts';
import { gaps, styles } from './styles.ts';

/** Lines of one paragraph as pieces, all in one structure element. The gap comes after the last line. */
export function layOutParagraph(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  look: {
    style: TypeStyle;
    tag: StructureTag;
    width: number;
    gapAfter: number;
    keepWithNext?: boolean;
    isAtEnd?: boolean;
  },
): readonly Piece[] {
  const element = addChild(pen.doc, parent, look.tag);
  const lines = pen.wrap(paragraph, look.style, look.width);
  const lineHeight = pen.lineHeight(look.style);
  return lines.map((line, index): Piece => {
    const isLast = index === lines.length - 1;
    const gapAfter = isLast ? look.gapAfter * pen.paper.scale : 0;
    return {
      height: lineHeight + gapAfter,
      gapAfter,
      // The first and the last two lines stay together: no line stands alone on a page.
      keepWithNext: isLast ? look.keepWithNext === true : index === 0 || index === lines.length - 2,
      draw(whole) {
        const place = look.isAtEnd ? atEnd(pen, paragraph, line, look.style, whole) : whole;
        if (paragraph.links) drawLinkedLine(pen, element, paragraph, line, { ...look, place });
        else drawAs(pen.doc, element, look.tag, () => pen.drawLine(paragraph, line, look.style, place));
      },
    };
  });
}

/** The place of a line that ends where the others end: at the right, in right-to-left at the left. */
export function atEnd(pen: Pen, { text }: Paragraph, { start, end }: Line, style: TypeStyle, place: Place): Place {
  const width = Math.min(place.width, pen.widthOf(text.slice(start, end), style));
  return { ...place, x: pen.direction === 'rtl' ? place.x : place.x + place.width - width, width };
}

export function layOutHeading(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  level: number,
  width: number,
): readonly Piece[] {
  return heading(pen, parent, paragraph, width, { level, tag: headingTag(pen.doc, parent, level) });
}

/** The title of a section, which `parent` is. */
export function layOutSectionTitle(pen: Pen, parent: Structure, title: string, width: number): readonly Piece[] {
  return heading(pen, parent, plain(title), width, { level: 3, tag: headingTag(pen.doc, parent) });
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
  return [spaceAbove(pen, style), ...layOutParagraph(pen, parent, paragraph, look)];
}

/** What belongs to a heading lies nearer to it than what is before it. */
const spaceAbove = (pen: Pen, { size }: TypeStyle): Piece => ({
  height: (size / 2) * pen.paper.scale,
  ...{ isSpace: true, keepWithNext: true },
  draw: () => {},
});

/** A label over its answer; an empty answer is a dash, so that nothing looks forgotten. */
export function layOutPair(
  pen: Pen,
  parent: Structure,
  pair: { label: string; value: string; href?: string },
  width: number,
): readonly Piece[] {
  const element = addChild(pen.doc, parent, 'Div');
  const label = pair.label === '' ? [] : layOutLabel(pen, element, pair.label, width);
  const value = layOutParagraph(pen, element, leading(pair.value === '' ? '–' : pair.value, pair.href), {
    style: styles.body,
    tag: 'P',
    width,
    gapAfter: gaps.block,
  });
  return [...label, ...value];
}

function leading(text: string, href: string | undefined): Paragraph {
  const paragraph = plain(text);
  const safe = safeLink(href);
  return safe === undefined
    ? paragraph
    : { ...paragraph, links: [{ start: 0, end: paragraph.text.length, href: safe }] };
}

export function layOutLabel(pen: Pen, parent: Structure, label: string, width: number): readonly Piece[] {
  return layOutParagraph(pen, parent, plain(label), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: gaps.pairLabel,
    keepWithNext: true,
  });
}
