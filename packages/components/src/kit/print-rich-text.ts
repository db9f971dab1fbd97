import type { PrintBlock } from '@tideform/engine';
import { extractText } from './html/extract-text.ts';

/** NOTE: excludes `<` so that unclosed tags are scanned only once, however many there are. */
const IMAGE_PATTERN = /<img\b[^<>]*>/gi;
const IMAGE_SOURCE_PATTERN = /\bsrc="(data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2})"/i;
const ALT_PATTERN = /\balt="([^"]*)"/i;
const HEADER_CELL_PATTERN = /^<th\b/i;

/** Converts HTML to print blocks: formatted text, tables, and embedded images. */
export function printRichText(html: string): readonly PrintBlock[] {
  const blocks: PrintBlock[] = [];
  let from = 0;
  for (const { start, end } of findElements(html, 'table')) {
    blocks.push(...printTextAndImages(html.slice(from, start)), ...printTable(html.slice(start, end)));
    from = end;
  }
  return [...blocks, ...printTextAndImages(html.slice(from))];
}

function printTextAndImages(html: string): readonly PrintBlock[] {
  const blocks: PrintBlock[] = [];
  const pushText = (text: string) =>
    /[^\s<>]/.test(removeTags(text)) && blocks.push({ kind: 'text', text: { html: text } });
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(IMAGE_PATTERN)) {
    const source = IMAGE_SOURCE_PATTERN.exec(tag)?.[1] ?? '';
    const alt = extractText(ALT_PATTERN.exec(tag)?.[1] ?? '');
    // An image that can't be printed is replaced by its alt text, and dropped if it has none.
    if (source === '' && alt === '') continue;
    pushText(html.slice(from, index));
    blocks.push({ kind: 'image', source, alt });
    from = index + tag.length;
  }
  pushText(html.slice(from));
  return blocks;
}

/** Converts an HTML table. The first row is the header if all its cells are header cells. */
function printTable(html: string): readonly PrintBlock[] {
  const rows = findElements(html, 'tr').map(({ start, end }) => findCells(html.slice(start, end)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return printTextAndImages(html);
  const [first = []] = rows;
  const hasHead = first.every((cell) => HEADER_CELL_PATTERN.test(cell));
  const header = Array.from({ length: width }, (_, column) => (hasHead ? removeTags(first[column] ?? '').trim() : ''));
  const body = rows.slice(hasHead ? 1 : 0).map((row) => header.map((_, column) => createCell(row[column] ?? '')));
  return [{ kind: 'table', header, rows: body }];
}

/** Converts a table cell. A cell with images becomes a group, so that the text around the images is kept. */
const createCell = (html: string): PrintBlock =>
  html.search(IMAGE_PATTERN) === -1
    ? { kind: 'text', text: { html } }
    : { kind: 'group', blocks: printTextAndImages(html) };

const findCells = (row: string): readonly string[] =>
  [...findElements(row, 'td'), ...findElements(row, 'th')]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => row.slice(start, end));

const removeTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

/** Finds the ranges of the outermost elements with a tag name, in one pass. */
function findElements(html: string, name: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const tags = new RegExp(`<(/?)${name}\\b[^<>]*>`, 'gi');
  let start = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(tags)) {
    if (!slash) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push({ start, end: index + tag.length });
    }
  }
  return found;
}
