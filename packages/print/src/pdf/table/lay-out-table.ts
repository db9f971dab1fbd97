import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../../pictures/open-pictures.ts';
import type { LayOutChildren } from '../lay-out-children.ts';
import { layOutParagraph, plain } from '../lay-out-text.ts';
import type { Pen } from '../pen.ts';
import type { Piece, Place } from '../piece.ts';
import { addChild, drawArtifact, type Structure } from '../structure.ts';
import { gaps, styles } from '../styles.ts';
import { columnWidths } from './column-widths.ts';
import { createMeasure } from './extent.ts';
import { type Cell, cellWidth, drawFrame, type Grid, gridOf, leftOf, rowPiece, rowPieces } from './grid-rows.ts';

type Table = Extract<PrintBlock, { kind: 'table' }>;

interface Inside {
  readonly pictures: Pictures;
  readonly layOutChildren: LayOutChildren;
}

/** One row is one piece unless it is as high as a page; the header row is drawn again on every page that the table reaches. */
export function layOutTable(
  pen: Pen,
  parent: Structure,
  table: Table,
  width: number,
  { pictures, layOutChildren }: Inside,
): readonly Piece[] {
  const free = width - 2 * gaps.cell * pen.paper.scale * Math.max(1, table.header.length);
  const shown = { header: table.header, rows: table.rows.map((row) => row.map(asCell)) };
  const grid = gridOf(pen, columnWidths(pen, shown, Math.max(1, free), createMeasure(pen, pictures)));
  const element = addChild(pen.doc, parent, 'Table');
  const caption = layOutCaption(pen, element, table, width);
  const header = layOutHeader(grid, element, table);
  const repeat = {
    height: header.height,
    draw: (place: Place) => drawRepeatedHeader(grid, table.header, place, header.height),
  };
  const rows = shown.rows.flatMap((row) => rowPieces(grid, layOutCells(grid, element, row, layOutChildren)));
  const gapAfter = gaps.block * pen.paper.scale;
  const gap = { height: gapAfter, gapAfter, draw: () => {} };
  return [...caption, { ...header, keepWithNext: true }, ...rows.map((row) => ({ ...row, repeat })), gap];
}

function layOutCaption(pen: Pen, element: Structure, { caption }: Table, width: number): readonly Piece[] {
  if (!caption) return [];
  return layOutParagraph(pen, addChild(pen.doc, element, 'Caption'), plain(caption), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: 2 * gaps.pairLabel,
    keepWithNext: true,
  });
}

function layOutHeader(grid: Grid, element: Structure, { header }: Table): Piece {
  const { pen } = grid;
  const row = addChild(pen.doc, element, 'TR');
  const cells = header.map((text, column) =>
    layOutParagraph(pen, addChild(pen.doc, row, 'TH', { scope: 'Column' }), plain(text), {
      style: styles.tableHead,
      tag: 'P',
      width: cellWidth(grid, column),
      gapAfter: 0,
    }),
  );
  return rowPiece(grid, cells, { isHeader: true });
}

function layOutCells(
  grid: Grid,
  element: Structure,
  row: readonly PrintBlock[],
  layOutChildren: LayOutChildren,
): readonly Cell[] {
  const rowElement = addChild(grid.pen.doc, element, 'TR');
  return grid.widths.map((width, column) => {
    const cell = addChild(grid.pen.doc, rowElement, 'TD');
    const block = row[column];
    return block ? layOutChildren(cell, [block], width) : [];
  });
}

/** A cell needs no label: the column's header says it. */
function asCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}

function drawRepeatedHeader(grid: Grid, header: readonly string[], place: Place, height: number): void {
  const { pen, padding } = grid;
  drawArtifact(pen.doc, 'Layout', () => {
    drawFrame(pen, place, height, true);
    header.forEach((text, column) => {
      const paragraph = plain(text);
      const width = cellWidth(grid, column);
      pen.wrap(paragraph, styles.tableHead, width).forEach((line, index) => {
        const y = place.y + padding + index * pen.lineHeight(styles.tableHead);
        pen.drawLine(paragraph, line, styles.tableHead, { x: leftOf(grid, place, column), y, width });
      });
    });
  });
}
