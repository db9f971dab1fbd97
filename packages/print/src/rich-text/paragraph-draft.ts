import type { Link, Paragraph, StyledRange, TextStyle } from './paragraph.ts';

/** Accumulates the text of a paragraph during parsing. */
export interface ParagraphDraft {
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

export function createParagraphDraft(): ParagraphDraft {
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
