import type { RichText } from '@tideform/engine';
import { type Paragraph, plain } from '../rich-text/paragraph.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';
import { layOutHeading, layOutParagraph } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import { addChild, drawArtifact, drawAs, type Structure } from './structure.ts';
import { colors, gaps, styles } from './styles.ts';

/** Words as they are, or HTML with its paragraphs, headings, lists and quotations. */
export function layOutText(pen: Pen, parent: Structure, text: string | RichText, width: number): readonly Piece[] {
  if (typeof text === 'string')
    return layOutParagraph(pen, parent, plain(text), { style: styles.body, tag: 'P', width, gapAfter: gaps.block });
  const paragraphs = readRichText(text.html);
  const elements = createElements(pen, parent, indentsOf(pen, paragraphs));
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.isRule) return [rule(pen)];
    const inside = elements.of(paragraph);
    const left = Math.min(inside.left, width / 2);
    const isInside = paragraphs[at + 1]?.list !== undefined && paragraph.list !== undefined;
    const pieces = layOutOne(pen, inside.element, paragraph, { width: width - left, isInside });
    return pieces.map((piece, index) =>
      moved(pen, piece, { ...inside, left }, index === 0 ? paragraph.marker : undefined),
    );
  });
}

function layOutOne(
  pen: Pen,
  element: Structure,
  paragraph: Paragraph,
  { width, isInside }: { readonly width: number; readonly isInside: boolean },
): readonly Piece[] {
  if (paragraph.heading > 0) return layOutHeading(pen, element, paragraph, paragraph.heading, width);
  const gapAfter = isInside ? gaps.block / 2 : gaps.block;
  return layOutParagraph(pen, element, paragraph, { style: styles.body, tag: 'P', width, gapAfter });
}

/** Where a paragraph belongs in the structure, and how far from the edge it begins. */
interface Inside {
  readonly element: Structure;
  readonly left: number;
  /** Of its item: where the marker stands. */
  readonly label?: { readonly element: Structure; readonly left: number } | undefined;
  /** Edges of the quotations around it. */
  readonly bars: readonly number[];
}

/** A list that paragraphs lie in. */
interface OpenList {
  readonly id: number;
  readonly element: Structure;
  readonly left: number;
  body: Structure;
}

function createElements(pen: Pen, parent: Structure, indents: ReadonlyMap<number, number>) {
  const lists: OpenList[] = [];
  let quote: Structure | undefined;

  const openList = (id: number, depth: number, around: Structure, edge: number): OpenList => {
    const at = lists.findIndex((list) => list.id === id);
    lists.length = at === -1 ? Math.min(lists.length, depth - 1) : at + 1;
    if (at !== -1) return lists[at]!;
    const outer = lists.at(-1);
    const element = addChild(pen.doc, outer?.body ?? around, 'L');
    const left = (outer ? outer.left : edge) + (indents.get(id) ?? 0);
    const list = { id, element, left, body: element };
    lists.push(list);
    return list;
  };

  return {
    of({ list, marker, quotes = 0 }: Paragraph): Inside {
      quote = quotes > 0 ? (quote ?? addChild(pen.doc, parent, 'BlockQuote')) : undefined;
      const step = gaps.quote * pen.paper.scale;
      const bars = Array.from({ length: quotes }, (_, at) => at * step);
      const around = { element: quote ?? parent, left: quotes * step, bars };
      if (!list) {
        lists.length = 0;
        return around;
      }
      const open = openList(list.id, list.depth, around.element, around.left);
      const isNew = marker !== undefined || open.body === open.element;
      if (!isNew) return { element: open.body, left: open.left, bars };
      const item = addChild(pen.doc, open.element, 'LI');
      const label =
        marker === undefined
          ? undefined
          : { element: addChild(pen.doc, item, 'Lbl'), left: open.left - (indents.get(list.id) ?? 0) };
      open.body = addChild(pen.doc, item, 'LBody');
      return { element: open.body, left: open.left, label, bars };
    },
  };
}

/** As far as the widest marker of each list needs. */
function indentsOf(pen: Pen, paragraphs: readonly Paragraph[]): ReadonlyMap<number, number> {
  const { scale } = pen.paper;
  const indents = new Map<number, number>();
  for (const { list, marker } of paragraphs) {
    if (!list) continue;
    const needed = marker === undefined ? 0 : pen.widthOf(marker, styles.body) + (gaps.list / 3) * scale;
    indents.set(list.id, Math.max(indents.get(list.id) ?? gaps.list * scale, needed));
  }
  return indents;
}

/** A piece farther from the edge, with what stands in the room before it. */
function moved(pen: Pen, piece: Piece, { left, label, bars }: Inside, marker: string | undefined): Piece {
  if (left === 0) return piece;
  return {
    ...piece,
    draw(place) {
      if (bars.length > 0) drawArtifact(pen.doc, 'Layout', () => drawBars(pen, place, bars, piece.height));
      if (label && marker !== undefined)
        drawAs(pen.doc, label.element, 'Lbl', () => drawMarker(pen, marker, within(pen, place, label.left)));
      piece.draw(within(pen, place, left));
    },
  };
}

const within = ({ direction }: Pen, { x, y, width }: Place, left: number): Place => ({
  ...{ x: direction === 'rtl' ? x : x + left, y },
  width: width - left,
});

function drawMarker(pen: Pen, marker: string, place: Place): void {
  pen.drawLine(plain(marker), { start: 0, end: marker.length }, styles.body, place);
}

function drawBars({ doc, direction }: Pen, { x, y, width }: Place, bars: readonly number[], height: number): void {
  doc.lineWidth(1.5).strokeColor(colors.line);
  for (const bar of bars) {
    const at = direction === 'rtl' ? x + width - bar - 1 : x + bar + 1;
    doc
      .moveTo(at, y)
      .lineTo(at, y + height)
      .stroke();
  }
}

/** A line across. */
function rule(pen: Pen): Piece {
  const gapAfter = gaps.block * pen.paper.scale;
  return {
    height: 2 * gapAfter,
    gapAfter,
    draw: ({ x, y, width }) =>
      drawArtifact(pen.doc, 'Layout', () => {
        pen.doc.lineWidth(0.5).strokeColor(colors.line);
        pen.doc
          .moveTo(x, y + gapAfter)
          .lineTo(x + width, y + gapAfter)
          .stroke();
      }),
  };
}
