import type { PrintBlock } from '../print-block.ts';

/**
 * Returns true for a block without content: an unanswered pair, a page break, or tables and groups of only such blocks.
 */
export function isEmptyBlock(block: PrintBlock): boolean {
  switch (block.kind) {
    case 'pair':
      return block.value === '';
    case 'group':
      return block.blocks.every(isEmptyBlock);
    case 'table':
      return block.rows.every((row) => row.every(isEmptyBlock));
    case 'heading':
    case 'text':
      return block.text === '';
    case 'newPage':
      return true;
    case 'image':
    case 'blank':
      return false;
  }
}
