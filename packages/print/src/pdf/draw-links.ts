import type { Link, Paragraph } from '../rich-text/paragraph.ts';
import type { Line, Pen, TypeStyle } from './pen.ts';
import type { Place } from './piece.ts';
import { addChild, drawArtifact, type Structure, type StructureTag } from './structure.ts';

/** A drawn part of a line. */
interface LinePart {
  readonly start: number;
  readonly link: Link | undefined;
  readonly content: PDFKit.PDFStructureContent;
  readonly left: number;
  readonly right: number;
}

/** Draws a line that contains links. Their text is underlined, clickable and tagged as a link. */
export function drawLinkedLine(
  pen: Pen,
  element: Structure,
  paragraph: Paragraph,
  line: Line,
  look: { readonly style: TypeStyle; readonly tag: StructureTag; readonly place: Place },
): void {
  const parts: LinePart[] = [];
  pen.drawLine(paragraph, line, look.style, look.place, (start, draw) => {
    const link = paragraph.links?.find((one) => one.start <= start && start < one.end);
    const content = pen.doc.markStructureContent(link ? 'Link' : look.tag);
    const extent = draw();
    pen.doc.endMarkedContent();
    parts.push({ start, link, content, ...extent });
  });
  // Restores the reading order, as parts are drawn in visual order.
  parts.sort((one, other) => one.start - other.start);
  for (let at = 0; at < parts.length; ) {
    const { link, content } = parts[at]!;
    if (!link) element.add(content);
    const own = link ? parts.slice(at).filter((part) => part.link === link) : [];
    if (link) addLink(pen, element, link, own, { ...look, text: paragraph.text.slice(...getText(link, line)) });
    at += Math.max(1, own.length);
  }
}

const getText = (link: Link, line: Line): [number, number] => [
  Math.max(link.start, line.start),
  Math.min(link.end, line.end),
];

function addLink(
  pen: Pen,
  element: Structure,
  { href }: Link,
  parts: readonly LinePart[],
  { style, place, text: words }: { readonly style: TypeStyle; readonly place: Place; readonly text: string },
): void {
  const { doc } = pen;
  const structParent = addChild(doc, element, 'Link');
  for (const { content } of parts) structParent.add(content);
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.right));
  const height = pen.lineHeight(style);
  // NOTE: pdfkit writes a plain string as a PDF name; a `String` object becomes a PDF text.
  doc.link(left, place.y, right - left, height, href, { structParent, Contents: new String(words) } as object);
  // Ends the element now, because this writes the page that the element is on.
  structParent.end();
  drawArtifact(doc, 'Layout', () => {
    const y = place.y + height * UNDERLINE_SHARE;
    doc.lineWidth(0.5).strokeColor(style.color);
    doc.moveTo(left, y).lineTo(right, y).stroke();
  });
}

/** Position of the underline as a share of the line height, below the letters. */
const UNDERLINE_SHARE = 0.96;
