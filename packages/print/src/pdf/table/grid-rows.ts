import { computeHeight, type LayoutItem, type LayoutPosition } from '../layout-item.ts';
import type { PdfWriter } from '../pdf-writer.ts';
import { drawArtifact } from '../structure.ts';
import { colors, gaps } from '../styles.ts';

export interface TableGrid {
  readonly pen: PdfWriter;
  /** Content width of each column, in points. */
  readonly widths: readonly number[];
  /** Distance between a cell's edge and its content, in points. */
  readonly padding: number;
}

/** Content of a cell, from top to bottom. */
export type TableCell = readonly LayoutItem[];

/**
 * A row higher than the first share of a page is split into parts; the second share is the maximum height of a part's
 * content.
 */
const MAX_ROW_SHARE = 0.8;
const MAX_PART_SHARE = 0.1;

export function createTableGrid(writer: PdfWriter, widths: readonly number[]): TableGrid {
  return { pen: writer, widths, padding: gaps.cell * writer.pageArea.scale };
}

export function getCellWidth({ widths }: TableGrid, column: number): number {
  return widths[column] ?? 0;
}

/** Returns the left edge of a column's content; in right-to-left documents the first column is at the right. */
export function getCellLeft(
  { pen: writer, widths, padding }: TableGrid,
  position: LayoutPosition,
  column: number,
): number {
  const offset = widths.slice(0, column).reduce((sum, width) => sum + width + 2 * padding, 0);
  if (writer.direction === 'rtl') return position.x + position.width - offset - padding - (widths[column] ?? 0);
  return position.x + offset + padding;
}

/**
 * Creates the piece of a table row; several pieces if the row is too high for a page, which is then split between
 * lines.
 */
export function createRowItems(grid: TableGrid, cells: readonly TableCell[]): readonly LayoutItem[] {
  const { innerHeight } = grid.pen.pageArea;
  const whole = createRowItem(grid, cells, {});
  if (whole.height <= innerHeight * MAX_ROW_SHARE) return [whole];
  const parts: LayoutItem[] = [];
  for (let remaining = cells; remaining.some((cell) => cell.length > 0); ) {
    const partCells = remaining.map((cell) => cell.slice(0, countFittingItems(cell, innerHeight * MAX_PART_SHARE)));
    remaining = remaining.map((cell, column) => cell.slice(partCells[column]?.length ?? 0));
    const isLast = remaining.every((cell) => cell.length === 0);
    parts.push(createRowItem(grid, partCells, { isFirst: parts.length === 0, isLast }));
  }
  return parts;
}

/** Returns how many pieces of a cell fit into a height; at least one. */
function countFittingItems(cell: TableCell, height: number): number {
  let used = 0;
  const overflowIndex = cell.findIndex((item) => {
    used += item.height;
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
export function createRowItem(
  grid: TableGrid,
  cells: readonly TableCell[],
  { isHeader = false, isFirst = true, isLast = true }: RowPartPosition,
): LayoutItem {
  const { pen: writer, padding } = grid;
  const spaceAbove = isFirst ? padding : 0;
  const content = Math.max(
    0,
    ...cells.map((cell) => computeHeight(cell) - (isLast ? (cell.at(-1)?.gapAfter ?? 0) : 0)),
  );
  const height = spaceAbove + content + (isLast ? padding : 0);
  return {
    height,
    draw(position) {
      if (isLast) drawArtifact(writer.doc, 'Layout', () => drawRowFrame(writer, position, height, isHeader));
      cells.forEach((cell, column) => {
        let y = position.y + spaceAbove;
        for (const item of cell) {
          item.draw({ x: getCellLeft(grid, position, column), y, width: getCellWidth(grid, column) });
          y += item.height;
        }
      });
    },
  };
}

export function drawRowFrame({ doc }: PdfWriter, position: LayoutPosition, height: number, isHeader: boolean): void {
  if (isHeader) doc.rect(position.x, position.y, position.width, height).fill(colors.tint);
  const bottom = position.y + height;
  doc.lineWidth(0.5).strokeColor(colors.line);
  doc
    .moveTo(position.x, bottom)
    .lineTo(position.x + position.width, bottom)
    .stroke();
}
