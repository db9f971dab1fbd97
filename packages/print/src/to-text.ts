import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { readRichText } from './rich-text/read-rich-text.ts';

/** Draws a document as plain text: the text part of an email, a table cell, a search index. */
export function toText(document: PrintDocument): string {
  const head = [document.title, document.subtitle].filter((line) => line);
  return [...head, '', ...linesOf(document.blocks)].join('\n').trimEnd();
}

/** The blocks of one answer as lines. */
export function linesOf(blocks: readonly PrintBlock[]): readonly string[] {
  return blocks.flatMap(linesOfBlock);
}

/** The blocks of one answer as lines, without what was asked. */
export function answerLines(blocks: readonly PrintBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'pair') return block.value.split('\n');
    if (block.kind === 'table') return linesOf([{ ...block, caption: '' }]).slice(1);
    return linesOf(block.kind === 'group' ? block.blocks : [block]);
  });
}

function linesOfBlock(block: PrintBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text];
    case 'text':
      return typeof block.text === 'string' ? block.text.split('\n') : richLines(block.text.html);
    case 'pair':
      return [`${block.label}: ${block.value === '' ? '–' : block.value}`];
    case 'table':
      return [block.caption ?? '', block.header.join(' | '), ...block.rows.map((row) => row.map(cellText).join(' | '))];
    case 'image':
      return block.isExtra ? [] : [`[${block.alt}]`];
    case 'group':
      return [...headOf(block), ...linesOf(block.blocks)];
    case 'blank':
      return [...(block.label ? [`${block.label}:`] : []), ...('boxes' in block.room ? block.room.boxes : [])];
    case 'newPage':
      return [''];
  }
}

function headOf({ title, label }: Extract<PrintBlock, { kind: 'group' }>): readonly string[] {
  return [...(title ? ['', title] : []), ...(label ? [`${label}:`] : [])];
}

function cellText(block: PrintBlock): string {
  return block.kind === 'pair' ? block.value : linesOf([block]).join(' ');
}

function richLines(html: string): readonly string[] {
  return readRichText(html)
    .filter((paragraph) => !paragraph.isRule)
    .map((paragraph) => (paragraph.marker ? `${paragraph.marker} ` : '') + paragraph.text);
}
