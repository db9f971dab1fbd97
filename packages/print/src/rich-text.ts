import { Parser } from 'htmlparser2';
import { safeLink } from './safe-link.ts';

/** A stretch of text with the places that are bold: `[start, end)` offsets, in order. */
export interface Paragraph {
  readonly text: string;
  readonly bold: readonly (readonly [number, number])[];
  /** 1–6 for a heading; 0 for plain text. */
  readonly heading: number;
  /** `•` or `1.` of a list item. */
  readonly marker?: string;
  /** Stretches that lead somewhere, in order. */
  readonly links?: readonly Link[];
}

/** A stretch of text, `[start, end)`, and where it leads. */
export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'blockquote', 'pre', 'section', 'article', 'hr']);
const BOLD = new Set(['b', 'strong', 'th']);
const SILENT = new Set(['script', 'style', 'template', 'title', 'svg', 'math', 'iframe', 'object', 'noscript']);
const NEVER_CLOSED = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col']);
const MAX_DEPTH = 200;
/** What one HTML block may hold; the rest is not printed. Bounds the parser's work, which grows faster than the depth. */
const MAX_CHARACTERS = 100_000;

/**
 * Reads the text of stored HTML as paragraphs. Needs no DOM. What is not text (scripts, styles, pictures) is left out;
 * nothing in the input can do more than show up as words.
 */
export function readRichText(html: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const lists: { ordered: boolean; items: number }[] = [];
  const open: string[] = [];
  let text = '';
  let bold: [number, number][] = [];
  let heading = 0;
  let marker: string | undefined;
  let boldDepth = 0;
  let silentDepth = 0;
  let links: Link[] = [];
  let href: string | undefined;

  const flush = () => {
    const end = text.trimEnd().length;
    const kept = bold
      .map(([from, to]): [number, number] => [from, Math.min(to, end)])
      .filter(([from, to]) => to > from);
    const leading = links
      .map((link) => ({ ...link, end: Math.min(link.end, end) }))
      .filter((link) => link.end > link.start);
    const more = { ...(marker && { marker }), ...(leading.length > 0 && { links: leading }) };
    if (end > 0) {
      paragraphs.push({ text: text.slice(0, end), bold: kept, heading, ...more });
      marker = undefined;
    }
    text = '';
    bold = [];
    links = [];
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silentDepth += 1;
      if (name === 'br') text += '\n';
      if (BLOCKS.has(name) || /^h[1-6]$/.test(name)) flush();
      if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
      if (BOLD.has(name)) boldDepth += 1;
      if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', items: 0 });
      if (name === 'a') href = safeLink(attributes.href);
      if (name === 'li') marker = nextMarker(lists.at(-1));
      if ((name === 'td' || name === 'th') && text) text += '  ';
      if (!NEVER_CLOSED.has(name) && open.length < MAX_DEPTH) open.push(name);
    },
    ontext(raw) {
      if (silentDepth > 0) return;
      const words = open.includes('pre') ? raw : raw.replace(/\s+/g, ' ');
      const added = text === '' || text.endsWith('\n') ? words.trimStart() : words;
      const from = text.length;
      text += added;
      if (boldDepth > 0 && added) bold.push([from, text.length]);
      if (href !== undefined && added) links.push({ start: from, end: text.length, href });
    },
    onclosetag(name) {
      if (SILENT.has(name)) silentDepth = Math.max(0, silentDepth - 1);
      if (BOLD.has(name)) boldDepth = Math.max(0, boldDepth - 1);
      if (BLOCKS.has(name) || /^h[1-6]$/.test(name)) flush();
      if (name === 'li') marker = undefined;
      if (/^h[1-6]$/.test(name)) heading = 0;
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'a') href = undefined;
      if (open.at(-1) === name) open.pop();
    },
  });
  parser.write(html.slice(0, MAX_CHARACTERS));
  parser.end();
  flush();
  return paragraphs;
}

function nextMarker(list: { ordered: boolean; items: number } | undefined): string {
  if (!list) return '•';
  list.items += 1;
  return list.ordered ? `${list.items}.` : '•';
}
