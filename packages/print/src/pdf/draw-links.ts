import type { Link, Paragraph } from '../rich-text/paragraph.ts';
import type { Line, Pen, TypeStyle } from './pen.ts';
import type { Place } from './piece.ts';
import { addChild, drawArtifact, type Structure, type StructureTag } from './structure.ts';

/** A part of a line that has been drawn. */
interface Part {
  readonly start: number;
  readonly link: Link | undefined;
  readonly content: PDFKit.PDFStructureContent;
  readonly left: number;
  readonly right: number;
}

/** Draws a line of which something leads somewhere: its words belong to their link, which is underlined and can be followed. */
export function drawLinkedLine(
  pen: Pen,
  element: Structure,
  paragraph: Paragraph,
  line: Line,
  look: { readonly style: TypeStyle; readonly tag: StructureTag; readonly place: Place },
): void {
  const parts: Part[] = [];
  pen.drawLine(paragraph, line, look.style, look.place, (start, draw) => {
    const link = paragraph.links?.find((one) => one.start <= start && start < one.end);
    const content = pen.doc.markStructureContent(link ? 'Link' : look.tag);
    const extent = draw();
    pen.doc.endMarkedContent();
    parts.push({ start, link, content, ...extent });
  });
  // Read in the order of the text, however it was drawn.
  parts.sort((one, other) => one.start - other.start);
  for (let at = 0; at < parts.length; ) {
    const { link, content } = parts[at]!;
    if (!link) element.add(content);
    const own = link ? parts.slice(at).filter((part) => part.link === link) : [];
    if (link) addLink(pen, element, link, own, { ...look, words: paragraph.text.slice(...wordsOf(link, line)) });
    at += Math.max(1, own.length);
  }
}

const wordsOf = (link: Link, line: Line): [number, number] => [
  Math.max(link.start, line.start),
  Math.min(link.end, line.end),
];

function addLink(
  pen: Pen,
  element: Structure,
  { href }: Link,
  parts: readonly Part[],
  { style, place, words }: { readonly style: TypeStyle; readonly place: Place; readonly words: string },
): void {
  const { doc } = pen;
  const structParent = addChild(doc, element, 'Link');
  for (const { content } of parts) structParent.add(content);
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.right));
  const height = pen.lineHeight(style);
  // NOTE: pdfkit takes a plain string for a name; a text has to be an object.
  doc.link(left, place.y, right - left, height, href, { structParent, Contents: new String(words) } as object);
  // It says on which page it lies when it ends.
  structParent.end();
  drawArtifact(doc, 'Layout', () => {
    const y = place.y + height * UNDER;
    doc.lineWidth(0.5).strokeColor(style.color);
    doc.moveTo(left, y).lineTo(right, y).stroke();
  });
}

/** Of a line's height: below the letters. */
const UNDER = 0.96;
