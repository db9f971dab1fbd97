import type { RichText } from '@tideform/engine';
import { createPlainParagraph, type Paragraph } from '../rich-text/paragraph.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { layOutHeading, layOutParagraph } from './lay-out-text.ts';
import type { LayoutItem, LayoutPosition } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { addChildElement, drawArtifact, drawTagged, type StructureElement } from './structure.ts';
import { colors, gaps, textStyles } from './styles.ts';

/** Lays out plain text, or HTML with its paragraphs, headings, lists and quotations. */
export function layOutText(
  writer: PdfWriter,
  parent: StructureElement,
  text: string | RichText,
  width: number,
): readonly LayoutItem[] {
  if (typeof text === 'string')
    return layOutParagraph(writer, parent, createPlainParagraph(text), {
      style: textStyles.body,
      tag: 'P',
      width,
      gapAfter: gaps.block,
    });
  const paragraphs = parseRichText(text.html);
  const elements = createElements(writer, parent, computeIndents(writer, paragraphs));
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.isRule) return [createHorizontalRule(writer)];
    const placement = elements.place(paragraph);
    const left = Math.min(placement.left, width / 2);
    const isInList = paragraphs[at + 1]?.list !== undefined && paragraph.list !== undefined;
    const items = layOutRichParagraph(writer, placement.element, paragraph, {
      width: width - left,
      isInside: isInList,
    });
    return items.map((item, index) =>
      indentItem(writer, item, { ...placement, left }, index === 0 ? paragraph.marker : undefined),
    );
  });
}

function layOutRichParagraph(
  writer: PdfWriter,
  element: StructureElement,
  paragraph: Paragraph,
  { width, isInside }: { readonly width: number; readonly isInside: boolean },
): readonly LayoutItem[] {
  if (paragraph.heading > 0) return layOutHeading(writer, element, paragraph, paragraph.heading, width);
  const gapAfter = isInside ? gaps.block / 2 : gaps.block;
  return layOutParagraph(writer, element, paragraph, { style: textStyles.body, tag: 'P', width, gapAfter });
}

/** Structure element and indentation of a paragraph. */
interface ParagraphPlacement {
  readonly element: StructureElement;
  readonly left: number;
  /** Marker of the list item. */
  readonly label?: { readonly element: StructureElement; readonly left: number } | undefined;
  /** Indentation of each surrounding quotation's bar. */
  readonly bars: readonly number[];
}

/** List to which more items may be added. */
interface OpenList {
  readonly id: number;
  readonly element: StructureElement;
  readonly left: number;
  body: StructureElement;
}

function createElements(writer: PdfWriter, parent: StructureElement, indents: ReadonlyMap<number, number>) {
  const lists: OpenList[] = [];
  let quote: StructureElement | undefined;

  const openList = (id: number, depth: number, parentElement: StructureElement, startEdge: number): OpenList => {
    const at = lists.findIndex((list) => list.id === id);
    lists.length = at === -1 ? Math.min(lists.length, depth - 1) : at + 1;
    if (at !== -1) return lists[at]!;
    const outer = lists.at(-1);
    const element = addChildElement(writer.doc, outer?.body ?? parentElement, 'L');
    const left = (outer ? outer.left : startEdge) + (indents.get(id) ?? 0);
    const list = { id, element, left, body: element };
    lists.push(list);
    return list;
  };

  return {
    place({ list, marker, quotes = 0 }: Paragraph): ParagraphPlacement {
      quote = quotes > 0 ? (quote ?? addChildElement(writer.doc, parent, 'BlockQuote')) : undefined;
      const step = gaps.quote * writer.pageArea.scale;
      const bars = Array.from({ length: quotes }, (_, at) => at * step);
      const around = { element: quote ?? parent, left: quotes * step, bars };
      if (!list) {
        lists.length = 0;
        return around;
      }
      const currentList = openList(list.id, list.depth, around.element, around.left);
      const isNew = marker !== undefined || currentList.body === currentList.element;
      if (!isNew) return { element: currentList.body, left: currentList.left, bars };
      const item = addChildElement(writer.doc, currentList.element, 'LI');
      const label =
        marker === undefined
          ? undefined
          : { element: addChildElement(writer.doc, item, 'Lbl'), left: currentList.left - (indents.get(list.id) ?? 0) };
      currentList.body = addChildElement(writer.doc, item, 'LBody');
      return { element: currentList.body, left: currentList.left, label, bars };
    },
  };
}

/** Computes the indentation of each list from its widest marker. */
function computeIndents(writer: PdfWriter, paragraphs: readonly Paragraph[]): ReadonlyMap<number, number> {
  const { scale } = writer.pageArea;
  const indents = new Map<number, number>();
  for (const { list, marker } of paragraphs) {
    if (!list) continue;
    const neededWidth =
      marker === undefined ? 0 : writer.measureWidth(marker, textStyles.body) + (gaps.list / 3) * scale;
    indents.set(list.id, Math.max(indents.get(list.id) ?? gaps.list * scale, neededWidth));
  }
  return indents;
}

/** Indents a piece, with its list marker and quotation bars. */
function indentItem(
  writer: PdfWriter,
  item: LayoutItem,
  { left, label, bars }: ParagraphPlacement,
  marker: string | undefined,
): LayoutItem {
  if (left === 0) return item;
  return {
    ...item,
    draw(position) {
      if (bars.length > 0)
        drawArtifact(writer.doc, 'Layout', () => drawQuotationBars(writer, position, bars, item.height));
      if (label && marker !== undefined)
        drawTagged(writer.doc, label.element, 'Lbl', () =>
          drawListMarker(writer, marker, indentPosition(writer, position, label.left)),
        );
      item.draw(indentPosition(writer, position, left));
    },
  };
}

const indentPosition = ({ direction }: PdfWriter, { x, y, width }: LayoutPosition, left: number): LayoutPosition => ({
  ...{ x: direction === 'rtl' ? x : x + left, y },
  width: width - left,
});

function drawListMarker(writer: PdfWriter, marker: string, position: LayoutPosition): void {
  writer.drawLine(createPlainParagraph(marker), { start: 0, end: marker.length }, textStyles.body, position);
}

function drawQuotationBars(
  { doc, direction }: PdfWriter,
  { x, y, width }: LayoutPosition,
  bars: readonly number[],
  height: number,
): void {
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
function createHorizontalRule(writer: PdfWriter): LayoutItem {
  const gapAfter = gaps.block * writer.pageArea.scale;
  return {
    height: 2 * gapAfter,
    gapAfter,
    draw: ({ x, y, width }) =>
      drawArtifact(writer.doc, 'Layout', () => {
        writer.doc.lineWidth(0.5).strokeColor(colors.line);
        writer.doc
          .moveTo(x, y + gapAfter)
          .lineTo(x + width, y + gapAfter)
          .stroke();
      }),
  };
}
