import { Parser } from 'htmlparser2';
import { getSafeLink, type Link, type Paragraph, type StyledRange, type TextStyle } from './paragraph.ts';

const BLOCK_ELEMENTS = new Set([
  ...['p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'blockquote', 'pre', 'section', 'article', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'caption', 'address'],
]);
const STYLE_BY_ELEMENT: Readonly<Record<string, TextStyle>> = {
  ...{ b: 'bold', strong: 'bold', th: 'bold', dt: 'bold' },
  ...{ i: 'italic', em: 'italic', cite: 'italic', dfn: 'italic', var: 'italic' },
  ...{ u: 'underline', ins: 'underline', s: 'strike', strike: 'strike', del: 'strike' },
  ...{ sup: 'raised', sub: 'lowered' },
};
const IGNORED_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
  'noscript',
]);
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col']);
/**
 * Maximum number of characters of an HTML block; the rest isn't printed. Limits the cost of parsing, which grows faster
 * than the nesting depth.
 */
const MAX_CHARACTERS = 100_000;

/**
 * Parses stored HTML into paragraphs, without a DOM. Everything except text (scripts, styles, pictures) is ignored, so
 * that untrusted input can only appear as text.
 */
export function parseRichText(html: string): readonly Paragraph[] {
  const reader = createRichTextParser();
  const parser = new Parser({ onopentag: reader.open, ontext: reader.add, onclosetag: reader.close });
  parser.write(html.slice(0, MAX_CHARACTERS));
  parser.end();
  return reader.done();
}

interface OpenList {
  readonly id: number;
  readonly isOrdered: boolean;
  items: number;
}

function createRichTextParser() {
  const paragraphs: Paragraph[] = [];
  const draft = createParagraphDraft();
  const lists: OpenList[] = [];
  const looks = createElementCounts<TextStyle>();
  const parentCounts = createElementCounts<'silent' | 'pre' | 'quote'>();
  let lastList = 0;
  let heading = 0;
  let marker: string | undefined;
  let href: string | undefined;

  const endParagraph = () => {
    const words = draft.take();
    if (!words) return;
    const list = lists.at(-1);
    const quotes = parentCounts.count('quote');
    paragraphs.push({
      ...words,
      heading,
      ...(marker && { marker }),
      ...(list && { list: { id: list.id, depth: lists.length } }),
      ...(quotes > 0 && { quotes }),
    });
    marker = undefined;
  };

  const count = (name: string, by: 1 | -1) => {
    if (IGNORED_ELEMENTS.has(name)) parentCounts.add('silent', by);
    if (name === 'pre') parentCounts.add('pre', by);
    if (name === 'blockquote') parentCounts.add('quote', by);
    if (Object.hasOwn(STYLE_BY_ELEMENT, name)) looks.add(STYLE_BY_ELEMENT[name]!, by);
  };

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (BLOCK_ELEMENTS.has(name)) endParagraph();
      if (!VOID_ELEMENTS.has(name)) count(name, 1);
      if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
      if (name === 'br') draft.breakLine();
      if (name === 'hr') paragraphs.push({ text: '', looks: [], heading: 0, isRule: true });
      if (name === 'ul' || name === 'ol') lists.push(getListPosition(name, attributes, ++lastList));
      if (name === 'a') href = getSafeLink(attributes.href);
      if (name === 'li') marker = getNextMarker(lists.at(-1));
      if (name === 'td' || name === 'th') draft.addGap();
    },
    add(words: string) {
      if (parentCounts.count('silent') === 0)
        draft.add(words, { looks: looks.present(), href, isLiteral: parentCounts.count('pre') > 0 });
    },
    close(name: string) {
      if (BLOCK_ELEMENTS.has(name)) endParagraph();
      if (!VOID_ELEMENTS.has(name)) count(name, -1);
      if (/^h[1-6]$/.test(name)) heading = 0;
      if (name === 'li') marker = undefined;
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'a') href = undefined;
    },
    done() {
      endParagraph();
      return paragraphs;
    },
  };
}

/** Counts open elements, grouped by their name. */
function createElementCounts<Name>() {
  const counts = new Map<Name, number>();
  return {
    count: (name: Name): number => counts.get(name) ?? 0,
    present: () => [...counts].filter(([, often]) => often > 0).map(([name]) => name),
    add(name: Name, by: number): void {
      counts.set(name, Math.max(0, (counts.get(name) ?? 0) + by));
    },
  };
}

function getListPosition(name: string, { start }: Readonly<Record<string, string>>, id: number): OpenList {
  const first = /^\d{1,6}$/.test(start ?? '') ? Number(start) : 1;
  return { id, isOrdered: name === 'ol', items: first - 1 };
}

function getNextMarker(list: OpenList | undefined): string {
  if (!list) return '•';
  list.items += 1;
  return list.isOrdered ? `${list.items}.` : '•';
}

/** Accumulates the text of a paragraph during parsing. */
interface ParagraphDraft {
  /** Appends text. With `isLiteral`, its spaces and line breaks are preserved. */
  add(
    words: string,
    how: { readonly looks: Iterable<TextStyle>; readonly href?: string | undefined; readonly isLiteral: boolean },
  ): void;
  /** Adds a gap between two table cells on one line. */
  addGap(): void;
  breakLine(): void;
  /** Returns the text without trailing spaces and resets the draft; `undefined` if the draft contains no text. */
  take(): Pick<Paragraph, 'text' | 'looks' | 'links'> | undefined;
}

function createParagraphDraft(): ParagraphDraft {
  let text = '';
  let looks: StyledRange[] = [];
  let links: Link[] = [];

  return {
    add(words, { looks: addedLooks, href, isLiteral }) {
      const one = isLiteral ? preserveIndents(words) : words.replace(/\s+/g, ' ');
      const addedText = !isLiteral && (text === '' || /[\s]$/.test(text)) ? one.trimStart() : one;
      if (addedText === '') return;
      const start = text.length;
      text += addedText;
      const end = text.length;
      for (const look of addedLooks) looks.push({ start, end, look });
      if (href !== undefined) links.push({ start, end, href });
    },
    addGap() {
      if (text !== '') text += '  ';
    },
    breakLine() {
      text += '\n';
    },
    take() {
      const end = text.trimEnd().length;
      const paragraph = { text: text.slice(0, end), looks: clipRanges(looks, end) };
      const leading = clipRanges(links, end);
      text = '';
      looks = [];
      links = [];
      return end === 0 ? undefined : { ...paragraph, ...(leading.length > 0 && { links: leading }) };
    },
  };
}

/** Makes leading spaces non-breaking. */
const preserveIndents = (code: string): string =>
  code.replace(/^[ \t]+/gm, (blanks) => '\u00A0'.repeat(blanks.replaceAll('\t', '    ').length));

const clipRanges = <Part extends { readonly start: number; readonly end: number }>(
  parts: readonly Part[],
  end: number,
): readonly Part[] =>
  parts.map((part) => ({ ...part, end: Math.min(part.end, end) })).filter((part) => part.end > part.start);
