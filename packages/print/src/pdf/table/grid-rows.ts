import type { Pen } from '../pen.ts';
import { heightOf, type Piece, type Place } from '../piece.ts';
import { drawArtifact } from '../structure.ts';
import { colors, gaps } from '../styles.ts';

export interface Grid {
  readonly pen: Pen;
  /** Of each column's content, in points. */
  readonly widths: readonly number[];
  /** Between a cell's edge and its content. */
  readonly padding: number;
}

/** What a cell shows, from top to bottom. */
export type Cell = readonly Piece[];

/** A row that is higher than this share of a page is cut, into parts of the second share. */
const TOO_HIGH = 0.8;
const PART = 0.1;

export function gridOf(pen: Pen, widths: readonly number[]): Grid {
  return { pen, widths, padding: gaps.cell * pen.paper.scale };
}

export function cellWidth({ widths }: Grid, column: number): number {
  return widths[column] ?? 0;
}

/** Left edge of a column's content; in right-to-left the first column is the rightmost. */
export function leftOf({ pen, widths, padding }: Grid, place: Place, column: number): number {
  const before = widths.slice(0, column).reduce((sum, width) => sum + width + 2 * padding, 0);
  if (pen.direction === 'rtl') return place.x + place.width - before - padding - (widths[column] ?? 0);
  return place.x + before + padding;
}

/** One piece, or several where a page could not hold it: cut between lines, never through one. */
export function rowPieces(grid: Grid, cells: readonly Cell[]): readonly Piece[] {
  const { innerHeight } = grid.pen.paper;
  const whole = rowPiece(grid, cells, {});
  if (whole.height <= innerHeight * TOO_HIGH) return [whole];
  const parts: Piece[] = [];
  for (let rest = cells; rest.some((cell) => cell.length > 0); ) {
    const taken = rest.map((cell) => cell.slice(0, countWithin(cell, innerHeight * PART)));
    rest = rest.map((cell, column) => cell.slice(taken[column]?.length ?? 0));
    const isLast = rest.every((cell) => cell.length === 0);
    parts.push(rowPiece(grid, taken, { isFirst: parts.length === 0, isLast }));
  }
  return parts;
}

/** How many pieces fit into this height; one at least. */
function countWithin(cell: Cell, height: number): number {
  let used = 0;
  const over = cell.findIndex((piece) => {
    used += piece.height;
    return used > height;
  });
  return over === -1 ? cell.length : Math.max(1, over);
}

/** Where in its row a piece lies that was cut from it. */
interface Part {
  readonly isHeader?: boolean;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** A row, or a part of one: space above is the first part's, space and line below are the last part's. */
export function rowPiece(
  grid: Grid,
  cells: readonly Cell[],
  { isHeader = false, isFirst = true, isLast = true }: Part,
): Piece {
  const { pen, padding } = grid;
  const above = isFirst ? padding : 0;
  const content = Math.max(0, ...cells.map((cell) => heightOf(cell) - (isLast ? (cell.at(-1)?.gapAfter ?? 0) : 0)));
  const height = above + content + (isLast ? padding : 0);
  return {
    height,
    draw(place) {
      if (isLast) drawArtifact(pen.doc, 'Layout', () => drawFrame(pen, place, height, isHeader));
      cells.forEach((cell, column) => {
        let y = place.y + above;
        for (const piece of cell) {
          piece.draw({ x: leftOf(grid, place, column), y, width: cellWidth(grid, column) });
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
