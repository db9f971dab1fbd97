import type { Paragraph } from '../rich-text.ts';
import type { Line, Pen, TypeStyle } from './pen.ts';
import type { Place } from './piece.ts';
import { addChild, drawArtifact, type Structure } from './structure.ts';

/** Underlines what leads somewhere in a line that has been drawn, and lets it be followed. Readers are told its words. */
export function drawLinks(
  pen: Pen,
  parent: Structure,
  paragraph: Paragraph,
  line: Line,
  { style, place }: { readonly style: TypeStyle; readonly place: Place },
): void {
  for (const link of paragraph.links ?? []) {
    const stretch = { start: Math.max(link.start, line.start), end: Math.min(link.end, line.end) };
    if (stretch.end <= stretch.start) continue;
    const { left, width } = pen.stretchOf(paragraph, line, stretch, style);
    const x = pen.direction === 'rtl' ? place.x + place.width - width : place.x + left;
    const height = pen.lineHeight(style);
    drawArtifact(pen.doc, 'Layout', () => {
      const y = place.y + height * UNDER;
      pen.doc.lineWidth(0.5).strokeColor(style.color);
      pen.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
    const structParent = addChild(pen.doc, parent, 'Link');
    // NOTE: pdfkit takes a plain string for a name; a text has to be an object.
    const words = new String(paragraph.text.slice(stretch.start, stretch.end));
    pen.doc.link(x, place.y, width, height, link.href, { structParent, Contents: words } as object);
  }
}

/** Of a line's height: below the letters. */
const UNDER = 0.96;
