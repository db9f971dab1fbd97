import { getSafeLink } from '../get-safe-link.ts';
import { createPlainParagraph, type Paragraph } from '../rich-text/paragraph.ts';
import { drawLinkedLine } from './draw-linked-line.ts';
import type { LayoutItem, LayoutPosition } from './layout-item.ts';
import type { LineRange, PdfWriter, TypeStyle } from './pdf-writer.ts';
import { addChildElement, drawTagged, getHeadingTag, type StructureElement, type StructureTag } from './structure.ts';
import { gaps, textStyles } from './styles.ts';

/** Lays out a paragraph as one piece per line, all in one structure element. The gap follows the last line. */
export function layOutParagraph(
  writer: PdfWriter,
  parent: StructureElement,
  paragraph: Paragraph,
  options: {
    style: TypeStyle;
    tag: StructureTag;
    width: number;
    gapAfter: number;
    keepWithNext?: boolean;
    isAtEnd?: boolean;
  },
): readonly LayoutItem[] {
  const element = addChildElement(writer.doc, parent, options.tag);
  const lines = writer.wrap(paragraph, options.style, options.width);
  const lineHeight = writer.lineHeight(options.style);
  return lines.map((line, index): LayoutItem => {
    const isLast = index === lines.length - 1;
    const gapAfter = isLast ? options.gapAfter * writer.pageArea.scale : 0;
    return {
      height: lineHeight + gapAfter,
      gapAfter,
      // Keeps the first two and the last two lines together, to avoid widows and orphans.
      keepWithNext: isLast ? options.keepWithNext === true : index === 0 || index === lines.length - 2,
      draw(lineBox) {
        const position = options.isAtEnd ? alignToEnd(writer, paragraph, line, options.style, lineBox) : lineBox;
        if (paragraph.links) drawLinkedLine(writer, element, paragraph, line, { ...options, place: position });
        else
          drawTagged(writer.doc, element, options.tag, () => writer.drawLine(paragraph, line, options.style, position));
      },
    };
  });
}

/** Aligns a line to the end: right in left-to-right documents, left in right-to-left ones. */
export function alignToEnd(
  writer: PdfWriter,
  { text }: Paragraph,
  { start, end }: LineRange,
  style: TypeStyle,
  position: LayoutPosition,
): LayoutPosition {
  const width = Math.min(position.width, writer.measureWidth(text.slice(start, end), style));
  return { ...position, x: writer.direction === 'rtl' ? position.x : position.x + position.width - width, width };
}

export function layOutHeading(
  writer: PdfWriter,
  parent: StructureElement,
  paragraph: Paragraph,
  level: number,
  width: number,
): readonly LayoutItem[] {
  return layOutHeadingWithTag(writer, parent, paragraph, width, {
    level,
    tag: getHeadingTag(writer.doc, parent, level),
  });
}

/** Lays out the title of a section; `parent` is the section. */
export function layOutSectionTitle(
  writer: PdfWriter,
  parent: StructureElement,
  title: string,
  width: number,
): readonly LayoutItem[] {
  return layOutHeadingWithTag(writer, parent, createPlainParagraph(title), width, {
    level: 3,
    tag: getHeadingTag(writer.doc, parent),
  });
}

function layOutHeadingWithTag(
  writer: PdfWriter,
  parent: StructureElement,
  paragraph: Paragraph,
  width: number,
  { level, tag }: { readonly level: number; readonly tag: StructureTag },
): readonly LayoutItem[] {
  const style = textStyles.heading[Math.min(4, Math.max(1, level)) - 1] ?? textStyles.body;
  const look = { style, tag, width, gapAfter: gaps.block, keepWithNext: true } as const;
  return [createSpaceAbove(writer, style), ...layOutParagraph(writer, parent, paragraph, look)];
}

/** Returns the space above a heading, so that the heading is closer to its content than to the text before it. */
const createSpaceAbove = (writer: PdfWriter, { size }: TypeStyle): LayoutItem => ({
  height: (size / 2) * writer.pageArea.scale,
  ...{ isSpace: true, keepWithNext: true },
  draw: () => {},
});

/**
 * Lays out a label above its answer. An empty answer is printed as a dash, so that it doesn't look like a missing
 * print.
 */
export function layOutPair(
  writer: PdfWriter,
  parent: StructureElement,
  pair: { label: string; value: string; href?: string },
  width: number,
): readonly LayoutItem[] {
  const element = addChildElement(writer.doc, parent, 'Div');
  const label = pair.label === '' ? [] : layOutLabel(writer, element, pair.label, width);
  const value = layOutParagraph(
    writer,
    element,
    createLabelParagraph(pair.value === '' ? '–' : pair.value, pair.href),
    {
      style: textStyles.body,
      tag: 'P',
      width,
      gapAfter: gaps.block,
    },
  );
  return [...label, ...value];
}

function createLabelParagraph(text: string, href: string | undefined): Paragraph {
  const paragraph = createPlainParagraph(text);
  const safe = getSafeLink(href);
  return safe === undefined
    ? paragraph
    : { ...paragraph, links: [{ start: 0, end: paragraph.text.length, href: safe }] };
}

export function layOutLabel(
  writer: PdfWriter,
  parent: StructureElement,
  label: string,
  width: number,
): readonly LayoutItem[] {
  return layOutParagraph(writer, parent, createPlainParagraph(label), {
    style: textStyles.label,
    tag: 'P',
    width,
    gapAfter: gaps.pairLabel,
    keepWithNext: true,
  });
}
