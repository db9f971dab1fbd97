import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { parseRichText } from './rich-text/parse-rich-text.ts';

/** Renders a document as plain text, for the text part of an email, a table cell, or a search index. */
export function renderText(document: PrintDocument): string {
  const head = [document.title, document.subtitle].filter((line) => line);
  return [...head, '', ...renderLines(document.blocks)].join('\n').trimEnd();
}

/** Renders the blocks of one answer as lines. */
export function renderLines(blocks: readonly PrintBlock[]): readonly string[] {
  return blocks.flatMap(renderBlock);
}

/** Renders the blocks of one answer as lines, without the label of the question. */
export function renderAnswerLines(blocks: readonly PrintBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'pair') return block.value.split('\n');
    if (block.kind === 'table') return renderLines([{ ...block, caption: '' }]).slice(1);
    return renderLines(block.kind === 'group' ? block.blocks : [block]);
  });
}

function renderBlock(block: PrintBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text];
    case 'text':
      return typeof block.text === 'string' ? block.text.split('\n') : renderRichText(block.text.html);
    case 'pair':
      return [`${block.label}: ${block.value === '' ? '–' : block.value}`];
    case 'table':
      return [
        block.caption ?? '',
        block.header.join(' | '),
        ...block.rows.map((row) => row.map(renderCell).join(' | ')),
      ];
    case 'image':
      return block.isExtra ? [] : [`[${block.alt}]`];
    case 'group':
      return [...renderGroupHeader(block), ...renderLines(block.blocks)];
    case 'blank':
      return [...(block.label ? [`${block.label}:`] : []), ...('boxes' in block.room ? block.room.boxes : [])];
    case 'newPage':
      return [''];
  }
}

function renderGroupHeader({ title, label }: Extract<PrintBlock, { kind: 'group' }>): readonly string[] {
  return [...(title ? ['', title] : []), ...(label ? [`${label}:`] : [])];
}

function renderCell(block: PrintBlock): string {
  return block.kind === 'pair' ? block.value : renderLines([block]).join(' ');
}

function renderRichText(html: string): readonly string[] {
  return parseRichText(html)
    .filter((paragraph) => !paragraph.isRule)
    .map((paragraph) => (paragraph.marker ? `${paragraph.marker} ` : '') + paragraph.text);
}
