import type { PrintBlock } from '@tideform/engine';
import { stripHtmlTags } from '../../kit/read/label.ts';
import type { EditgridMessages } from '../editgrid.messages.ts';

export interface SummaryLine {
  /** Label of the answer; '' if the column header already shows it. */
  readonly label: string;
  readonly text: string;
}

/**
 * Summarizes the print blocks of a field as lines of text. A single line has no label, because the column header shows
 * it.
 */
export function summarizeBlocks(blocks: readonly PrintBlock[], messages: EditgridMessages): readonly SummaryLine[] {
  const lines = blocks.flatMap((block) => summarizeBlock(block, messages)).filter(({ text }) => text !== '');
  return lines.length === 1 ? [{ label: '', text: lines[0]!.text }] : lines;
}

function summarizeBlock(block: PrintBlock, messages: EditgridMessages): readonly SummaryLine[] {
  switch (block.kind) {
    case 'pair':
      return [{ label: block.label, text: block.value }];
    case 'heading':
      return [{ label: '', text: block.text }];
    case 'text':
      return [{ label: '', text: typeof block.text === 'string' ? block.text : stripHtmlTags(block.text.html) }];
    case 'image':
      return block.isExtra ? [] : [{ label: '', text: block.alt || messages.picture }];
    case 'table':
      return [
        { label: block.caption ?? '', text: block.rows.length > 0 ? messages.rows({ count: block.rows.length }) : '' },
      ];
    case 'group':
      return block.blocks.flatMap((one) => summarizeBlock(one, messages));
    case 'blank':
    case 'newPage':
      return [];
  }
}
