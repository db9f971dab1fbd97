import type { PrintBlock } from '@tideform/engine';
import { POINTS_PER_PX } from '../pictures/pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutLabel } from './lay-out-text.ts';
import type { LayoutItem, LayoutPosition } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { addChildElement, drawArtifact, drawTagged, type StructureElement } from './structure.ts';
import { colors, gaps, textStyles } from './styles.ts';

type BlankBlock = Extract<PrintBlock, { kind: 'blank' }>;

/** Height of a line for handwriting, and dimensions of a checkbox to tick with a pen, in points at scale 1. */
const HANDWRITING_LINE_HEIGHT = 22;
const CHECKBOX = { size: 10, gap: 6, between: 18 } as const;
const LABEL_GAP = 3;

/**
 * Lays out space for handwriting below a label: lines, checkboxes or a frame. A line in a table cell is blank space,
 * because the cell has borders.
 */
export function layOutBlank(
  writer: PdfWriter,
  parent: StructureElement,
  { label, room: labelWidth }: BlankBlock,
  width: number,
  isInCell = false,
): readonly LayoutItem[] {
  const element = addChildElement(writer.doc, parent, 'Div');
  const { scale } = writer.pageArea;
  const gap: LayoutItem = { height: 'lines' in labelWidth ? 0 : LABEL_GAP * scale, keepWithNext: true, draw: () => {} };
  const head = label === '' ? [] : [...layOutLabel(writer, element, label, width), gap];
  if ('boxes' in labelWidth) return [...head, ...layOutCheckboxes(writer, element, labelWidth.boxes, width, isInCell)];
  if ('frameHeightPx' in labelWidth)
    return [
      ...head,
      layOutFrame(writer, Math.min(labelWidth.frameHeightPx * POINTS_PER_PX * scale, writer.pageArea.innerHeight / 2)),
    ];
  const lines = Array.from({ length: labelWidth.lines }, (): LayoutItem => {
    const height = (isInCell ? HANDWRITING_LINE_HEIGHT / 2 : HANDWRITING_LINE_HEIGHT) * scale;
    return { height, draw: isInCell ? () => {} : (position) => drawWritingLine(writer, position, height) };
  });
  return isInCell ? [...head, ...lines] : [...head, ...lines, createGap(writer)];
}

const createGap = (writer: PdfWriter): LayoutItem => {
  const height = gaps.block * writer.pageArea.scale;
  return { height, gapAfter: height, draw: () => {} };
};

function drawWritingLine({ doc }: PdfWriter, { x, y, width }: LayoutPosition, height: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc.lineWidth(0.5).strokeColor(colors.pen);
    doc
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .stroke();
  });
}

function layOutFrame(writer: PdfWriter, frameHeight: number): LayoutItem {
  const gapAfter = gaps.block * writer.pageArea.scale;
  return {
    height: frameHeight + gapAfter,
    gapAfter,
    draw: ({ x, y, width }) =>
      drawArtifact(writer.doc, 'Layout', () => {
        writer.doc.lineWidth(0.5).strokeColor(colors.pen).rect(x, y, width, frameHeight).stroke();
      }),
  };
}

/** Lays out checkboxes in equally wide columns, as many as fit. Each row of checkboxes is one piece. */
function layOutCheckboxes(
  writer: PdfWriter,
  parent: StructureElement,
  boxes: readonly string[],
  width: number,
  isInCell: boolean,
): readonly LayoutItem[] {
  const { scale } = writer.pageArea;
  const left = (CHECKBOX.size + CHECKBOX.gap) * scale;
  const widest = Math.max(...boxes.map((words) => writer.measureWidth(words, textStyles.body))) + 1;
  const columns = Math.max(
    1,
    Math.floor((width + CHECKBOX.between * scale) / (left + widest + CHECKBOX.between * scale)),
  );
  const room = Math.min(widest, width - left);
  const rows: LayoutItem[] = [];
  for (let from = 0; from < boxes.length; from += columns) {
    const isLast = from + columns >= boxes.length;
    const gapAfter = (isLast && !isInCell ? gaps.block : 4) * scale;
    rows.push(layOutCheckboxRow(writer, parent, boxes.slice(from, from + columns), { left, room, gapAfter, isLast }));
  }
  return rows;
}

function layOutCheckboxRow(
  writer: PdfWriter,
  parent: StructureElement,
  boxes: readonly string[],
  rowLayout: { readonly left: number; readonly room: number; readonly gapAfter: number; readonly isLast: boolean },
): LayoutItem {
  const { left, room, gapAfter, isLast } = rowLayout;
  const lineHeight = writer.lineHeight(textStyles.body);
  const tiles = boxes.map((words) => {
    const paragraph = createPlainParagraph(words);
    const lines = words === '' ? [] : writer.wrap(paragraph, textStyles.body, room);
    return { paragraph, lines, element: words === '' ? undefined : addChildElement(writer.doc, parent, 'P') };
  });
  const height = Math.max(1, ...tiles.map(({ lines }) => lines.length)) * lineHeight;
  return {
    height: height + gapAfter,
    gapAfter,
    keepWithNext: !isLast,
    draw({ x, y, width }) {
      const stepWidth = left + room + CHECKBOX.between * writer.pageArea.scale;
      tiles.forEach(({ paragraph, lines, element }, at) => {
        const startX = writer.direction === 'rtl' ? x + width - at * stepWidth : x + at * stepWidth;
        drawCheckbox(writer, startX, y + lineHeight / 2);
        const textX = writer.direction === 'rtl' ? startX - left - room : startX + left;
        if (!element) return;
        drawTagged(writer.doc, element, 'P', () =>
          lines.forEach((line, row) => {
            writer.drawLine(paragraph, line, textStyles.body, { x: textX, y: y + row * lineHeight, width: room });
          }),
        );
      });
    },
  };
}

function drawCheckbox({ doc, direction, pageArea: paper }: PdfWriter, begin: number, centerY: number): void {
  const size = CHECKBOX.size * paper.scale;
  drawArtifact(doc, 'Layout', () => {
    doc.lineWidth(0.75).strokeColor(colors.pen);
    doc.rect(direction === 'rtl' ? begin - size : begin, centerY - size / 2, size, size).stroke();
  });
}

/** Returns the width of a checkbox with its label, which is the minimum width of a table cell with checkboxes. */
export const computeCheckboxWidth = (writer: PdfWriter, words: string): number =>
  (CHECKBOX.size + (words === '' ? 0 : CHECKBOX.gap)) * writer.pageArea.scale +
  writer.measureWidth(words, textStyles.body);
