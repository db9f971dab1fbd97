import type { PrintBlock } from '@tideform/engine';
import type { LayOutChildren } from './lay-out-children.ts';
import { layOutLabel, layOutSectionTitle } from './lay-out-text.ts';
import { computeHeight, type LayoutItem, type LayoutPosition } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { addChildElement, type StructureElement } from './structure.ts';
import { gaps } from './styles.ts';

/**
 * Maximum height of side-by-side columns as a share of the page height; the rest is reserved for the header of a
 * surrounding table.
 */
const MAX_HEIGHT_SHARE = 0.8;

type GroupBlock = Extract<PrintBlock, { kind: 'group' }>;

/** Lays out a section with its title, a question with its label, or blocks side by side. */
export function layOutGroup(
  writer: PdfWriter,
  parent: StructureElement,
  group: GroupBlock,
  width: number,
  layOutChildren: LayOutChildren,
): readonly LayoutItem[] {
  const section = addChildElement(writer.doc, parent, group.title ? 'Sect' : 'Div');
  const title = group.title ? layOutSectionTitle(writer, section, group.title, width) : [];
  const label = group.label ? layOutLabel(writer, section, group.label, width) : [];
  const body = group.columns?.length
    ? layOutColumns(writer, section, group, width, layOutChildren)
    : layOutChildren(section, group.blocks, width);
  const items = [...title, ...label, ...body];
  return group.isTogether ? keepTogether(items) : items;
}

/** Keeps each piece on the page of the next one. A group higher than a page is split at the page end. */
function keepTogether(items: readonly LayoutItem[]): readonly LayoutItem[] {
  return items.map((item, index) => (index < items.length - 1 ? { ...item, keepWithNext: true } : item));
}

/**
 * Lays out side-by-side columns as one piece, from left to right (from right to left in right-to-left documents). If
 * the piece would be higher than a page, the children are stacked at full width instead, so that nothing is cut off.
 */
function layOutColumns(
  writer: PdfWriter,
  parent: StructureElement,
  group: GroupBlock,
  width: number,
  layOutChildren: LayOutChildren,
): readonly LayoutItem[] {
  const shares = group.columns ?? [];
  const gap = gaps.columns * writer.pageArea.scale;
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const availableWidth = width - gap * (shares.length - 1);
  const columns = group.blocks.map((block, index) => {
    const columnWidth = (availableWidth * (shares[index] ?? 1)) / total;
    return { width: columnWidth, pieces: layOutChildren(parent, [block], columnWidth) };
  });
  const height = Math.max(0, ...columns.map((column) => computeHeight(column.pieces)));
  const fits = height <= writer.pageArea.innerHeight * MAX_HEIGHT_SHARE && columns.length === shares.length;
  if (!fits) return columns.flatMap((column) => column.pieces);
  return [{ height, draw: (position) => drawColumns(position) }];

  function drawColumns({ x, y, width: available }: LayoutPosition): void {
    let offset = 0;
    for (const column of columns) {
      const columnX = writer.direction === 'rtl' ? x + available - offset - column.width : x + offset;
      let columnY = y;
      for (const item of column.pieces) {
        item.draw({ x: columnX, y: columnY, width: column.width });
        columnY += item.height;
      }
      offset += column.width + gap;
    }
  }
}
