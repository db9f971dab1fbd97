import type { PrintBlock } from '@tideform/engine';
import type { Pictures } from '../pictures/open-pictures.ts';
import { createPlainParagraph } from '../rich-text/paragraph.ts';
import { layOutBlank } from './lay-out-blank.ts';
import { layOutGroup } from './lay-out-group.ts';
import { layOutPictures } from './lay-out-pictures.ts';
import { layOutText } from './lay-out-rich-text.ts';
import { layOutHeading, layOutPair } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';
import type { Structure } from './structure.ts';
import { layOutTable } from './table/lay-out-table.ts';

type Image = Extract<PrintBlock, { kind: 'image' }>;

/** Lays out blocks as pieces with a width of `width` points, and adds their structure elements to `parent`. */
export function layOutBlocks(
  pen: Pen,
  parent: Structure,
  blocks: readonly PrintBlock[],
  width: number,
  pictures: Pictures,
): readonly Piece[] {
  return layOutChildren(parent, blocks, width);

  function layOutChildren(element: Structure, children: readonly PrintBlock[], childWidth: number): readonly Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < children.length; ) {
      const images = getImagesFrom(children, at);
      const block = children[at] as Exclude<PrintBlock, Image>;
      const next =
        images.length > 0
          ? layOutPictures(pen, element, images, childWidth, pictures)
          : layOutBlock(element, block, childWidth);
      // Keeps an image that illustrates the text before it on the same page as that text.
      const previous = pieces.at(-1);
      if (previous && next.length > 0 && images[0]?.isExtra) pieces.splice(-1, 1, { ...previous, keepWithNext: true });
      pieces.push(...next);
      at += Math.max(1, images.length);
    }
    return pieces;
  }

  function layOutBlock(element: Structure, block: Exclude<PrintBlock, Image>, width: number): readonly Piece[] {
    switch (block.kind) {
      case 'heading':
        return layOutHeading(pen, element, createPlainParagraph(block.text), block.level, width);
      case 'text':
        return layOutText(pen, element, block.text, width);
      case 'pair':
        return layOutPair(pen, element, block, width);
      case 'table':
        return layOutTable(pen, element, block, width, { pictures, layOutChildren });
      case 'group':
        return layOutGroup(pen, element, block, width, layOutChildren);
      case 'blank':
        return layOutBlank(pen, element, block, width);
      case 'newPage':
        return [{ height: 0, isNewPage: true, draw: () => {} }];
    }
  }
}

/** Returns the consecutive images that start at an index; empty if the block there isn't an image. */
function getImagesFrom(blocks: readonly PrintBlock[], from: number): readonly Image[] {
  const images: Image[] = [];
  for (const block of blocks.slice(from)) {
    if (block.kind !== 'image') break;
    images.push(block);
  }
  return images;
}
