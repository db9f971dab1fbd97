import { createPlainParagraph, getSafeLink, type Link, type Paragraph } from '../rich-text/paragraph.ts';
import type { LayoutItem, LayoutPosition } from './layout-item.ts';
import type { LineRange, PdfWriter, TypeStyle } from './pdf-writer.ts';
import {
  addChildElement,
  drawArtifact,
  drawTagged,
  getHeadingTag,
  type StructureElement,
  type StructureTag,
} from './structure.ts';
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

/** A drawn part of a line. */
interface DrawnLinePart {
  readonly start: number;
  readonly link: Link | undefined;
  readonly content: PDFKit.PDFStructureContent;
  readonly left: number;
  readonly right: number;
}

/** Draws a line that contains links. Their text is underlined, clickable and tagged as a link. */
function drawLinkedLine(
  writer: PdfWriter,
  element: StructureElement,
  paragraph: Paragraph,
  line: LineRange,
  options: { readonly style: TypeStyle; readonly tag: StructureTag; readonly place: LayoutPosition },
): void {
  const parts: DrawnLinePart[] = [];
  writer.drawLine(paragraph, line, options.style, options.place, (start, draw) => {
    const link = paragraph.links?.find((one) => one.start <= start && start < one.end);
    const content = writer.doc.markStructureContent(link ? 'Link' : options.tag);
    const extent = draw();
    writer.doc.endMarkedContent();
    parts.push({ start, link, content, ...extent });
  });
  // Restores the reading order, as parts are drawn in visual order.
  parts.sort((one, other) => one.start - other.start);
  for (let at = 0; at < parts.length; ) {
    const { link, content } = parts[at]!;
    if (!link) element.add(content);
    const own = link ? parts.slice(at).filter((part) => part.link === link) : [];
    if (link)
      addLinkAnnotation(writer, element, link, own, {
        ...options,
        text: paragraph.text.slice(...getLinkRange(link, line)),
      });
    at += Math.max(1, own.length);
  }
}

const getLinkRange = (link: Link, line: LineRange): [number, number] => [
  Math.max(link.start, line.start),
  Math.min(link.end, line.end),
];

function addLinkAnnotation(
  writer: PdfWriter,
  element: StructureElement,
  { href }: Link,
  parts: readonly DrawnLinePart[],
  {
    style,
    place: position,
    text: words,
  }: { readonly style: TypeStyle; readonly place: LayoutPosition; readonly text: string },
): void {
  const { doc } = writer;
  const structParent = addChildElement(doc, element, 'Link');
  for (const { content } of parts) structParent.add(content);
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.right));
  const height = writer.lineHeight(style);
  // NOTE: pdfkit writes a plain string as a PDF name; a `String` object becomes a PDF text.
  doc.link(left, position.y, right - left, height, href, { structParent, Contents: new String(words) } as object);
  // Ends the structure element before the underline is drawn, while its page is still being written.
  structParent.end();
  drawArtifact(doc, 'Layout', () => {
    const y = position.y + height * UNDERLINE_SHARE;
    doc.lineWidth(0.5).strokeColor(style.color);
    doc.moveTo(left, y).lineTo(right, y).stroke();
  });
}

/** Position of the underline as a share of the line height, below the letters. */
const UNDERLINE_SHARE = 0.96;
