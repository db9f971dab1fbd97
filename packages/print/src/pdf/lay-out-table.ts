import type { PrintBlock } from '@tideform/engine';
import type { LayOutChildren } from './lay-out-children.ts';
import { layOutParagraph, plain } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import { heightOf, type Piece, type Place } from './piece.ts';
import { addChild, drawArtifact, type Structure } from './structure.ts';
import { colors, gaps, styles } from './styles.ts';

type Table = Extract<PrintBlock, { kind: 'table' }>;

/** Columns of equal width, in points. */
interface Grid {
  readonly pen: Pen;
  readonly columnCount: number;
  readonly cellWidth: number;
  /** Between a cell's edge and its content. */
  readonly padding: number;
  readonly textWidth: number;
}

/** What a cell shows, from top to bottom. */
type Cell = readonly Piece[];

/** One row is one piece; the header row is drawn again on every page that the table reaches. */
export function layOutTable(
  pen: Pen,
  parent: Structure,
  table: Table,
  width: number,
  layOutChildren: LayOutChildren,
): readonly Piece[] {
  const grid = gridOf(pen, table, width);
  const element = addChild(pen.doc, parent, 'Table');
  const caption = layOutCaption(pen, element, table, width);
  const header = layOutHeader(grid, element, table);
  const repeat = {
    height: header.height,
    draw: (place: Place) => drawRepeatedHeader(grid, table.header, place, header.height),
  };
  const rows = table.rows.map((row) => ({ ...layOutRow(grid, element, row, layOutChildren), repeat }));
  const gap = { height: gaps.block * pen.paper.scale, draw: () => {} };
  return [...caption, { ...header, keepWithNext: true }, ...rows, gap];
}

function gridOf(pen: Pen, table: Table, width: number): Grid {
  const columnCount = Math.max(1, table.header.length);
  const padding = gaps.cell * pen.paper.scale;
  const cellWidth = width / columnCount;
  return { pen, columnCount, cellWidth, padding, textWidth: cellWidth - 2 * padding };
}

function layOutCaption(pen: Pen, element: Structure, { caption }: Table, width: number): readonly Piece[] {
  if (!caption) return [];
  return layOutParagraph(pen, addChild(pen.doc, element, 'Caption'), plain(caption), {
    style: styles.label,
    tag: 'P',
    width,
    gapAfter: gaps.pairLabel,
    keepWithNext: true,
  });
}

function layOutHeader(grid: Grid, element: Structure, { header }: Table): Piece {
  const { pen, textWidth } = grid;
  const row = addChild(pen.doc, element, 'TR');
  const cells = header.map((text) =>
    layOutParagraph(pen, addChild(pen.doc, row, 'TH', { scope: 'Column' }), plain(text), {
      style: styles.tableHead,
      tag: 'P',
      width: textWidth,
      gapAfter: 0,
    }),
  );
  return rowPiece(grid, cells, { isHeader: true });
}

function layOutRow(grid: Grid, element: Structure, row: readonly PrintBlock[], layOutChildren: LayOutChildren): Piece {
  const { pen, columnCount, textWidth } = grid;
  const rowElement = addChild(pen.doc, element, 'TR');
  const cells = Array.from({ length: columnCount }, (_, index) => {
    const cell = addChild(pen.doc, rowElement, 'TD');
    const block = row[index];
    return block ? layOutChildren(cell, [asCell(block)], textWidth) : [];
  });
  return rowPiece(grid, cells, { isHeader: false });
}

/** A cell needs no label: the column's header says it. */
function asCell(block: PrintBlock): PrintBlock {
  return block.kind === 'pair' ? { kind: 'text', text: block.value === '' ? '–' : block.value } : block;
}

function rowPiece(grid: Grid, cells: readonly Cell[], { isHeader }: { readonly isHeader: boolean }): Piece {
  const { pen, padding, textWidth } = grid;
  const height = Math.max(0, ...cells.map(heightOf)) + 2 * padding;
  return {
    height,
    draw(place) {
      drawArtifact(pen.doc, 'Layout', () => drawFrame(pen, place, height, isHeader));
      cells.forEach((cell, index) => {
        let y = place.y + padding;
        for (const piece of cell) {
          piece.draw({ x: textX(grid, place, index), y, width: textWidth });
          y += piece.height;
        }
      });
    },
  };
}

function drawRepeatedHeader(grid: Grid, header: readonly string[], place: Place, height: number): void {
  const { pen, padding, textWidth } = grid;
  drawArtifact(pen.doc, 'Layout', () => {
    drawFrame(pen, place, height, true);
    header.forEach((text, index) => {
      const paragraph = plain(text);
      pen.wrap(paragraph, styles.tableHead, textWidth).forEach((line, lineIndex) => {
        const y = place.y + padding + lineIndex * pen.lineHeight(styles.tableHead);
        pen.drawLine(paragraph, line, styles.tableHead, { x: textX(grid, place, index), y, width: textWidth });
      });
    });
  });
}

/** Left edge of a column's content; in right-to-left the first column is the rightmost. */
function textX({ pen, columnCount, cellWidth, padding }: Grid, place: Place, index: number): number {
  const fromLeft = pen.direction === 'rtl' ? columnCount - 1 - index : index;
  return place.x + cellWidth * fromLeft + padding;
}

function drawFrame({ doc }: Pen, place: Place, height: number, isHeader: boolean): void {
  if (isHeader) doc.rect(place.x, place.y, place.width, height).fill(colors.tint);
  const bottom = place.y + height;
  doc.lineWidth(0.5).strokeColor(colors.line);
  doc
    .moveTo(place.x, bottom)
    .lineTo(place.x + place.width, bottom)
    .stroke();
}
