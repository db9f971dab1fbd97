import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../pictures/pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutBlank } from './lay-out-blank.ts';
import { layOutPictures } from './lay-out-pictures.ts';
import { layOutText } from './lay-out-rich-text.ts';
import { layOutHeading, layOutLabel, layOutPair, layOutSectionTitle } from './lay-out-text.ts';
import { computeHeight, type LayOutChildren, type LayoutItem, type LayoutPosition } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { addChildElement, type StructureElement } from './structure.ts';
import { gaps } from './styles.ts';
import { layOutTable } from './table/lay-out-table.ts';

type ImageBlock = Extract<PrintBlock, { kind: 'image' }>;

/** Lays out blocks as pieces with a width of `width` points, and adds their structure elements to `parent`. */
export function layOutBlocks(
  writer: PdfWriter,
  parent: StructureElement,
  blocks: readonly PrintBlock[],
  width: number,
  pictures: Pictures,
): readonly LayoutItem[] {
  return layOutChildren(parent, blocks, width);

  function layOutChildren(
    element: StructureElement,
    children: readonly PrintBlock[],
    childWidth: number,
  ): readonly LayoutItem[] {
    const items: LayoutItem[] = [];
    for (let at = 0; at < children.length; ) {
      const images = getImagesFrom(children, at);
      const block = children[at] as Exclude<PrintBlock, ImageBlock>;
      const next =
        images.length > 0
          ? layOutPictures(writer, element, images, childWidth, pictures)
          : layOutBlock(element, block, childWidth);
      // Keeps an image that illustrates the text before it on the same page as that text.
      const previous = items.at(-1);
      if (previous && next.length > 0 && images[0]?.isExtra) items.splice(-1, 1, { ...previous, keepWithNext: true });
      items.push(...next);
      at += Math.max(1, images.length);
    }
    return items;
  }

  function layOutBlock(
    element: StructureElement,
    block: Exclude<PrintBlock, ImageBlock>,
    width: number,
  ): readonly LayoutItem[] {
    switch (block.kind) {
      case 'heading':
        return layOutHeading(writer, element, createPlainParagraph(block.text), block.level, width);
      case 'text':
        return layOutText(writer, element, block.text, width);
      case 'pair':
        return layOutPair(writer, element, block, width);
      case 'table':
        return layOutTable(writer, element, block, width, { pictures, layOutChildren });
      case 'group':
        return layOutGroup(writer, element, block, width, layOutChildren);
      case 'blank':
        return layOutBlank(writer, element, block, width);
      case 'newPage':
        return [{ height: 0, isNewPage: true, draw: () => {} }];
    }
  }
}

/** Returns the consecutive images that start at an index; empty if the block there isn't an image. */
function getImagesFrom(blocks: readonly PrintBlock[], from: number): readonly ImageBlock[] {
  const images: ImageBlock[] = [];
  for (const block of blocks.slice(from)) {
    if (block.kind !== 'image') break;
    images.push(block);
  }
  return images;
}

/**
 * Maximum height of side-by-side columns as a share of the page height; the rest is reserved for the header of a
 * surrounding table.
 */
const MAX_HEIGHT_SHARE = 0.8;

type GroupBlock = Extract<PrintBlock, { kind: 'group' }>;

/** Lays out a section with its title, a question with its label, or blocks side by side. */
function layOutGroup(
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
