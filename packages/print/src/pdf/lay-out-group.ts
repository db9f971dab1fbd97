import type { PrintBlock } from '@tideform/engine';
import type { LayOutChildren } from './lay-out-children.ts';
import { layOutLabel, layOutSectionTitle } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import { computeHeight, type Piece, type Place } from './piece.ts';
import { addChild, type Structure } from './structure.ts';
import { gaps } from './styles.ts';

/**
 * Maximum height of side-by-side columns as a share of the page height; the rest is reserved for the header of a
 * surrounding table.
 */
const MAX_SHARE = 0.8;

type Group = Extract<PrintBlock, { kind: 'group' }>;

/** Lays out a section with its title, a question with its label, or blocks side by side. */
export function layOutGroup(
  pen: Pen,
  parent: Structure,
  group: Group,
  width: number,
  layOutChildren: LayOutChildren,
): readonly Piece[] {
  const section = addChild(pen.doc, parent, group.title ? 'Sect' : 'Div');
  const title = group.title ? layOutSectionTitle(pen, section, group.title, width) : [];
  const label = group.label ? layOutLabel(pen, section, group.label, width) : [];
  const body = group.columns?.length
    ? layOutColumns(pen, section, group, width, layOutChildren)
    : layOutChildren(section, group.blocks, width);
  const pieces = [...title, ...label, ...body];
  return group.isTogether ? keepTogether(pieces) : pieces;
}

/** Keeps each piece on the page of the next one. A group higher than a page is split at the page end. */
function keepTogether(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, keepWithNext: true } : piece));
}

/**
 * Lays out side-by-side columns as one piece, from left to right (from right to left in right-to-left documents). If
 * the piece would be higher than a page, the children are stacked at full width instead, so that nothing is cut off.
 */
function layOutColumns(
  pen: Pen,
  parent: Structure,
  group: Group,
  width: number,
  layOutChildren: LayOutChildren,
): readonly Piece[] {
  const shares = group.columns ?? [];
  const gap = gaps.columns * pen.paper.scale;
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const availableWidth = width - gap * (shares.length - 1);
  const columns = group.blocks.map((block, index) => {
    const columnWidth = (availableWidth * (shares[index] ?? 1)) / total;
    return { width: columnWidth, pieces: layOutChildren(parent, [block], columnWidth) };
  });
  const height = Math.max(0, ...columns.map((column) => computeHeight(column.pieces)));
  const fits = height <= pen.paper.innerHeight * MAX_SHARE && columns.length === shares.length;
  if (!fits) return columns.flatMap((column) => column.pieces);
  return [{ height, draw: (place) => drawColumns(place) }];

  function drawColumns({ x, y, width: available }: Place): void {
    let offset = 0;
    for (const column of columns) {
      const columnX = pen.direction === 'rtl' ? x + available - offset - column.width : x + offset;
      let columnY = y;
      for (const piece of column.pieces) {
        piece.draw({ x: columnX, y: columnY, width: column.width });
        columnY += piece.height;
      }
      offset += column.width + gap;
    }
  }
}
