import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../pictures/open-pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutBlank } from './lay-out-blank.ts';
import { layOutGroup } from './lay-out-group.ts';
import { layOutPictures } from './lay-out-pictures.ts';
import { layOutText } from './lay-out-rich-text.ts';
import { layOutHeading, layOutPair } from './lay-out-text.ts';
import type { LayoutItem } from './layout-item.ts';
import type { PdfWriter } from './pdf-writer.ts';
import type { StructureElement } from './structure.ts';
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
