import type { Pen } from '../pen.ts';
import { computeHeight, type Piece, type Place } from '../piece.ts';
import { drawArtifact } from '../structure.ts';
import { colors, gaps } from '../styles.ts';

export interface Grid {
  readonly pen: Pen;
  /** Content width of each column, in points. */
  readonly widths: readonly number[];
  /** Distance between a cell's edge and its content, in points. */
  readonly padding: number;
}

/** Content of a cell, from top to bottom. */
export type Cell = readonly Piece[];

/**
 * A row higher than the first share of a page is split into parts; the second share is the maximum height of a part's
 * content.
 */
const MAX_ROW_SHARE = 0.8;
const PART_SHARE = 0.1;

export function createGrid(pen: Pen, widths: readonly number[]): Grid {
  return { pen, widths, padding: gaps.cell * pen.paper.scale };
}

export function getCellWidth({ widths }: Grid, column: number): number {
  return widths[column] ?? 0;
}

/** Returns the left edge of a column's content; in right-to-left documents the first column is at the right. */
export function getCellLeft({ pen, widths, padding }: Grid, place: Place, column: number): number {
  const offset = widths.slice(0, column).reduce((sum, width) => sum + width + 2 * padding, 0);
  if (pen.direction === 'rtl') return place.x + place.width - offset - padding - (widths[column] ?? 0);
  return place.x + offset + padding;
}

/**
 * Creates the piece of a table row; several pieces if the row is too high for a page, which is then split between
 * lines.
 */
export function createRowPieces(grid: Grid, cells: readonly Cell[]): readonly Piece[] {
  const { innerHeight } = grid.pen.paper;
  const whole = createRowPiece(grid, cells, {});
  if (whole.height <= innerHeight * MAX_ROW_SHARE) return [whole];
  const parts: Piece[] = [];
  for (let remaining = cells; remaining.some((cell) => cell.length > 0); ) {
    const partCells = remaining.map((cell) => cell.slice(0, countFittingPieces(cell, innerHeight * PART_SHARE)));
    remaining = remaining.map((cell, column) => cell.slice(partCells[column]?.length ?? 0));
    const isLast = remaining.every((cell) => cell.length === 0);
    parts.push(createRowPiece(grid, partCells, { isFirst: parts.length === 0, isLast }));
  }
  return parts;
}

/** Returns how many pieces of a cell fit into a height; at least one. */
function countFittingPieces(cell: Cell, height: number): number {
  let used = 0;
  const overflowIndex = cell.findIndex((piece) => {
    used += piece.height;
    return used > height;
  });
  return overflowIndex === -1 ? cell.length : Math.max(1, overflowIndex);
}

/** Position of a part within a split row. */
interface RowPartPosition {
  readonly isHeader?: boolean;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/**
 * Creates the piece of a table row, or of one part of a split row. The first part has the space above the row, the last
 * part the space and line below the row.
 */
export function createRowPiece(
  grid: Grid,
  cells: readonly Cell[],
  { isHeader = false, isFirst = true, isLast = true }: RowPartPosition,
): Piece {
  const { pen, padding } = grid;
  const spaceAbove = isFirst ? padding : 0;
  const content = Math.max(
    0,
    ...cells.map((cell) => computeHeight(cell) - (isLast ? (cell.at(-1)?.gapAfter ?? 0) : 0)),
  );
  const height = spaceAbove + content + (isLast ? padding : 0);
  return {
    height,
    draw(place) {
      if (isLast) drawArtifact(pen.doc, 'Layout', () => drawFrame(pen, place, height, isHeader));
      cells.forEach((cell, column) => {
        let y = place.y + spaceAbove;
        for (const piece of cell) {
          piece.draw({ x: getCellLeft(grid, place, column), y, width: getCellWidth(grid, column) });
          y += piece.height;
        }
      });
    },
  };
}

export function drawFrame({ doc }: Pen, place: Place, height: number, isHeader: boolean): void {
  if (isHeader) doc.rect(place.x, place.y, place.width, height).fill(colors.tint);
  const bottom = place.y + height;
  doc.lineWidth(0.5).strokeColor(colors.line);
  doc
    .moveTo(place.x, bottom)
    .lineTo(place.x + place.width, bottom)
    .stroke();
}
