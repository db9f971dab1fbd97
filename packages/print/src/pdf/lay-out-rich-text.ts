import type { RichText } from '@tideform/engine';
import { createPlainParagraph, type Paragraph } from '../rich-text/paragraph.ts';
import { parseRichText } from '../rich-text/read-rich-text.ts';
import { layOutHeading, layOutParagraph } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import { addChild, drawArtifact, drawAs, type Structure } from './structure.ts';
import { colors, gaps, styles } from './styles.ts';

/** Lays out plain text, or HTML with its paragraphs, headings, lists and quotations. */
export function layOutText(pen: Pen, parent: Structure, text: string | RichText, width: number): readonly Piece[] {
  if (typeof text === 'string')
    return layOutParagraph(pen, parent, createPlainParagraph(text), {
      style: styles.body,
      tag: 'P',
      width,
      gapAfter: gaps.block,
    });
  const paragraphs = parseRichText(text.html);
  const elements = createElements(pen, parent, computeIndents(pen, paragraphs));
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.isRule) return [createRule(pen)];
    const placement = elements.place(paragraph);
    const left = Math.min(placement.left, width / 2);
    const isInList = paragraphs[at + 1]?.list !== undefined && paragraph.list !== undefined;
    const pieces = layOutRichParagraph(pen, placement.element, paragraph, { width: width - left, isInside: isInList });
    return pieces.map((piece, index) =>
      indentPiece(pen, piece, { ...placement, left }, index === 0 ? paragraph.marker : undefined),
    );
  });
}

function layOutRichParagraph(
  pen: Pen,
  element: Structure,
  paragraph: Paragraph,
  { width, isInside }: { readonly width: number; readonly isInside: boolean },
): readonly Piece[] {
  if (paragraph.heading > 0) return layOutHeading(pen, element, paragraph, paragraph.heading, width);
  const gapAfter = isInside ? gaps.block / 2 : gaps.block;
  return layOutParagraph(pen, element, paragraph, { style: styles.body, tag: 'P', width, gapAfter });
}

/** Structure element and indentation of a paragraph. */
interface ParagraphPlacement {
  readonly element: Structure;
  readonly left: number;
  /** Marker of the list item. */
  readonly label?: { readonly element: Structure; readonly left: number } | undefined;
  /** Indentation of each surrounding quotation's bar. */
  readonly bars: readonly number[];
}

/** List to which more items may be added. */
interface OpenList {
  readonly id: number;
  readonly element: Structure;
  readonly left: number;
  body: Structure;
}

function createElements(pen: Pen, parent: Structure, indents: ReadonlyMap<number, number>) {
  const lists: OpenList[] = [];
  let quote: Structure | undefined;

  const openList = (id: number, depth: number, parentElement: Structure, startEdge: number): OpenList => {
    const at = lists.findIndex((list) => list.id === id);
    lists.length = at === -1 ? Math.min(lists.length, depth - 1) : at + 1;
    if (at !== -1) return lists[at]!;
    const outer = lists.at(-1);
    const element = addChild(pen.doc, outer?.body ?? parentElement, 'L');
    const left = (outer ? outer.left : startEdge) + (indents.get(id) ?? 0);
    const list = { id, element, left, body: element };
    lists.push(list);
    return list;
  };

  return {
    place({ list, marker, quotes = 0 }: Paragraph): ParagraphPlacement {
      quote = quotes > 0 ? (quote ?? addChild(pen.doc, parent, 'BlockQuote')) : undefined;
      const step = gaps.quote * pen.paper.scale;
      const bars = Array.from({ length: quotes }, (_, at) => at * step);
      const around = { element: quote ?? parent, left: quotes * step, bars };
      if (!list) {
        lists.length = 0;
        return around;
      }
      const currentList = openList(list.id, list.depth, around.element, around.left);
      const isNew = marker !== undefined || currentList.body === currentList.element;
      if (!isNew) return { element: currentList.body, left: currentList.left, bars };
      const item = addChild(pen.doc, currentList.element, 'LI');
      const label =
        marker === undefined
          ? undefined
          : { element: addChild(pen.doc, item, 'Lbl'), left: currentList.left - (indents.get(list.id) ?? 0) };
      currentList.body = addChild(pen.doc, item, 'LBody');
      return { element: currentList.body, left: currentList.left, label, bars };
    },
  };
}

/** Computes the indentation of each list from its widest marker. */
function computeIndents(pen: Pen, paragraphs: readonly Paragraph[]): ReadonlyMap<number, number> {
  const { scale } = pen.paper;
  const indents = new Map<number, number>();
  for (const { list, marker } of paragraphs) {
    if (!list) continue;
    const neededWidth = marker === undefined ? 0 : pen.measureWidth(marker, styles.body) + (gaps.list / 3) * scale;
    indents.set(list.id, Math.max(indents.get(list.id) ?? gaps.list * scale, neededWidth));
  }
  return indents;
}

/** Indents a piece, with its list marker and quotation bars. */
function indentPiece(
  pen: Pen,
  piece: Piece,
  { left, label, bars }: ParagraphPlacement,
  marker: string | undefined,
): Piece {
  if (left === 0) return piece;
  return {
    ...piece,
    draw(place) {
      if (bars.length > 0) drawArtifact(pen.doc, 'Layout', () => drawBars(pen, place, bars, piece.height));
      if (label && marker !== undefined)
        drawAs(pen.doc, label.element, 'Lbl', () => drawMarker(pen, marker, indentPlace(pen, place, label.left)));
      piece.draw(indentPlace(pen, place, left));
    },
  };
}

const indentPlace = ({ direction }: Pen, { x, y, width }: Place, left: number): Place => ({
  ...{ x: direction === 'rtl' ? x : x + left, y },
  width: width - left,
});

function drawMarker(pen: Pen, marker: string, place: Place): void {
  pen.drawLine(createPlainParagraph(marker), { start: 0, end: marker.length }, styles.body, place);
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

/** Creates a horizontal rule. */
function createRule(pen: Pen): Piece {
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
