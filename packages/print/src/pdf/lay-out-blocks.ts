import type { PrintBlock } from '@tideform/engine';
import type { Images } from './lay-out-children.ts';
import { layOutGroup } from './lay-out-group.ts';
import { layOutImage } from './lay-out-image.ts';
import { layOutTable } from './lay-out-table.ts';
import { layOutHeading, layOutPair, layOutText, plain } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';
import type { Structure } from './structure.ts';

/** Turns blocks into pieces `width` points wide and their structure elements below `parent`. */
export function layOutBlocks(
  pen: Pen,
  parent: Structure,
  blocks: readonly PrintBlock[],
  width: number,
  images: Images,
): readonly Piece[] {
  return layOutChildren(parent, blocks, width);

  function layOutChildren(element: Structure, children: readonly PrintBlock[], childWidth: number): readonly Piece[] {
    return children.flatMap((block) => layOutBlock(element, block, childWidth));
  }

  function layOutBlock(element: Structure, block: PrintBlock, width: number): readonly Piece[] {
    switch (block.kind) {
      case 'heading':
        return layOutHeading(pen, element, plain(block.text), block.level, width);
      case 'text':
        return layOutText(pen, element, block.text, width);
      case 'pair':
        return layOutPair(pen, element, block, width);
      case 'table':
        return layOutTable(pen, element, block, width, layOutChildren);
      case 'image':
        return layOutImage(pen, element, block, width, images);
      case 'group':
        return layOutGroup(pen, element, block, width, layOutChildren);
      case 'pageBreak':
        return [{ height: 0, pageBreak: true, draw: () => {} }];
    }
  }
}
