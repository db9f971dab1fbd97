import type { Link, Paragraph } from '../rich-text/paragraph.ts';
import type { LayoutPosition } from './layout-item.ts';
import type { LineRange, PdfWriter, TypeStyle } from './pdf-writer.ts';
import { addChildElement, drawArtifact, type StructureElement, type StructureTag } from './structure.ts';

/** A drawn part of a line. */
interface DrawnLinePart {
  readonly start: number;
  readonly link: Link | undefined;
  readonly content: PDFKit.PDFStructureContent;
  readonly left: number;
  readonly right: number;
}

/** Draws a line that contains links. Their text is underlined, clickable and tagged as a link. */
export function drawLinkedLine(
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
