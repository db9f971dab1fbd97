import type { PrintBlock } from '@tideform/engine';
import { layOutGroup } from './lay-out-group.ts';
import { layOutImage } from './lay-out-image.ts';
import { layOutTable } from './lay-out-table.ts';
import { layOutHeading, layOutPair, layOutText, plain } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';
import type { Structure } from './structure.ts';

/** Image bytes by source, fetched before layout starts. */
export type Images = ReadonlyMap<string, Uint8Array>;

/** Turns blocks into pieces `width` points wide and their structure elements below `parent`. */
export function layOutBlocks(
  pen: Pen,
  parent: Structure,
  blocks: readonly PrintBlock[],
  width: number,
  images: Images,
): readonly Piece[] {
  return blocks.flatMap((block) => layOutBlock(pen, parent, block, width, images));
}

function layOutBlock(pen: Pen, parent: Structure, block: PrintBlock, width: number, images: Images): readonly Piece[] {
  switch (block.kind) {
    case 'heading':
      return layOutHeading(pen, parent, plain(block.text), block.level, width);
    case 'text':
      return layOutText(pen, parent, block.text, width);
    case 'pair':
      return layOutPair(pen, parent, block, width);
    case 'table':
      return layOutTable(pen, parent, block, width, images);
    case 'image':
      return layOutImage(pen, parent, block, width, images);
    case 'group':
      return layOutGroup(pen, parent, block, width, images);
    case 'pageBreak':
      return [{ height: 0, pageBreak: true, draw: () => {} }];
  }
}
