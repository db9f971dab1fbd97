import type { PrintBlock } from '@tideform/engine';
import { POINTS_PER_PX } from '../pictures/max-widths.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutLabel } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece, Place } from './piece.ts';
import { addChild, drawArtifact, drawAs, type Structure } from './structure.ts';
import { colors, gaps, styles } from './styles.ts';

type Blank = Extract<PrintBlock, { kind: 'blank' }>;

/** Height of a line for handwriting, and dimensions of a checkbox to tick with a pen, in points at scale 1. */
const LINE_HEIGHT = 22;
const BOX = { size: 10, gap: 6, between: 18 } as const;
const LABEL_GAP = 3;

/**
 * Lays out space for handwriting below a label: lines, checkboxes or a frame. A line in a table cell is blank space,
 * because the cell has borders.
 */
export function layOutBlank(
  pen: Pen,
  parent: Structure,
  { label, room: labelWidth }: Blank,
  width: number,
  isInCell = false,
): readonly Piece[] {
  const element = addChild(pen.doc, parent, 'Div');
  const { scale } = pen.paper;
  const gap: Piece = { height: 'lines' in labelWidth ? 0 : LABEL_GAP * scale, keepWithNext: true, draw: () => {} };
  const head = label === '' ? [] : [...layOutLabel(pen, element, label, width), gap];
  if ('boxes' in labelWidth) return [...head, ...layOutBoxes(pen, element, labelWidth.boxes, width, isInCell)];
  if ('frameHeightPx' in labelWidth)
    return [
      ...head,
      layOutFrame(pen, Math.min(labelWidth.frameHeightPx * POINTS_PER_PX * scale, pen.paper.innerHeight / 2)),
    ];
  const lines = Array.from({ length: labelWidth.lines }, (): Piece => {
    const height = (isInCell ? LINE_HEIGHT / 2 : LINE_HEIGHT) * scale;
    return { height, draw: isInCell ? () => {} : (place) => drawRule(pen, place, height) };
  });
  return isInCell ? [...head, ...lines] : [...head, ...lines, createGap(pen)];
}

const createGap = (pen: Pen): Piece => {
  const height = gaps.block * pen.paper.scale;
  return { height, gapAfter: height, draw: () => {} };
};

function drawRule({ doc }: Pen, { x, y, width }: Place, height: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc.lineWidth(0.5).strokeColor(colors.pen);
    doc
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .stroke();
  });
}

function layOutFrame(pen: Pen, frameHeight: number): Piece {
  const gapAfter = gaps.block * pen.paper.scale;
  return {
    height: frameHeight + gapAfter,
    gapAfter,
    draw: ({ x, y, width }) =>
      drawArtifact(pen.doc, 'Layout', () => {
        pen.doc.lineWidth(0.5).strokeColor(colors.pen).rect(x, y, width, frameHeight).stroke();
      }),
  };
}

/** Lays out checkboxes in equally wide columns, as many as fit. Each row of checkboxes is one piece. */
function layOutBoxes(
  pen: Pen,
  parent: Structure,
  boxes: readonly string[],
  width: number,
  isInCell: boolean,
): readonly Piece[] {
  const { scale } = pen.paper;
  const left = (BOX.size + BOX.gap) * scale;
  const widest = Math.max(...boxes.map((words) => pen.measureWidth(words, styles.body))) + 1;
  const columns = Math.max(1, Math.floor((width + BOX.between * scale) / (left + widest + BOX.between * scale)));
  const room = Math.min(widest, width - left);
  const rows: Piece[] = [];
  for (let from = 0; from < boxes.length; from += columns) {
    const isLast = from + columns >= boxes.length;
    const gapAfter = (isLast && !isInCell ? gaps.block : 4) * scale;
    rows.push(layOutBoxRow(pen, parent, boxes.slice(from, from + columns), { left, room, gapAfter, isLast }));
  }
  return rows;
}

function layOutBoxRow(
  pen: Pen,
  parent: Structure,
  boxes: readonly string[],
  rowLayout: { readonly left: number; readonly room: number; readonly gapAfter: number; readonly isLast: boolean },
): Piece {
  const { left, room, gapAfter, isLast } = rowLayout;
  const lineHeight = pen.lineHeight(styles.body);
  const tiles = boxes.map((words) => {
    const paragraph = createPlainParagraph(words);
    const lines = words === '' ? [] : pen.wrap(paragraph, styles.body, room);
    return { paragraph, lines, element: words === '' ? undefined : addChild(pen.doc, parent, 'P') };
  });
  const height = Math.max(1, ...tiles.map(({ lines }) => lines.length)) * lineHeight;
  return {
    height: height + gapAfter,
    gapAfter,
    keepWithNext: !isLast,
    draw({ x, y, width }) {
      const stepWidth = left + room + BOX.between * pen.paper.scale;
      tiles.forEach(({ paragraph, lines, element }, at) => {
        const startX = pen.direction === 'rtl' ? x + width - at * stepWidth : x + at * stepWidth;
        drawBox(pen, startX, y + lineHeight / 2);
        const textX = pen.direction === 'rtl' ? startX - left - room : startX + left;
        if (!element) return;
        drawAs(pen.doc, element, 'P', () =>
          lines.forEach((line, row) => {
            pen.drawLine(paragraph, line, styles.body, { x: textX, y: y + row * lineHeight, width: room });
          }),
        );
      });
    },
  };
}

function drawBox({ doc, direction, paper }: Pen, begin: number, centerY: number): void {
  const size = BOX.size * paper.scale;
  drawArtifact(doc, 'Layout', () => {
    doc.lineWidth(0.75).strokeColor(colors.pen);
    doc.rect(direction === 'rtl' ? begin - size : begin, centerY - size / 2, size, size).stroke();
  });
}

/** Returns the width of a checkbox with its label, which is the minimum width of a table cell with checkboxes. */
export const computeBoxWidth = (pen: Pen, words: string): number =>
  (BOX.size + (words === '' ? 0 : BOX.gap)) * pen.paper.scale + pen.measureWidth(words, styles.body);
