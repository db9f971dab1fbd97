import type { PrintBlock } from '../print-block.ts';

/** Whether a block tells the reader nothing: an unanswered pair, a new page, and tables and groups of nothing else. */
export function saysNothing(block: PrintBlock): boolean {
  switch (block.kind) {
    case 'pair':
      return block.value === '';
    case 'group':
      return block.blocks.every(saysNothing);
    case 'table':
      return block.rows.every((row) => row.every(saysNothing));
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
