import type { Link, Look, Paragraph, Stretch } from './paragraph.ts';

/** The words of a paragraph while they are read. */
export interface ParagraphDraft {
  /** `isLiteral`: blanks and line ends stay as they are. */
  add(
    words: string,
    how: { readonly looks: Iterable<Look>; readonly href?: string | undefined; readonly isLiteral: boolean },
  ): void;
  /** Between two cells that stand in one line. */
  addGap(): void;
  breakLine(): void;
  /** What was read, without blanks at its end; begins again. `undefined` where there were no words. */
  take(): Pick<Paragraph, 'text' | 'looks' | 'links'> | undefined;
}

export function createDraft(): ParagraphDraft {
  let text = '';
  let looks: Stretch[] = [];
  let links: Link[] = [];

  return {
    add(words, { looks: wanted, href, isLiteral }) {
      const one = isLiteral ? keepingIndents(words) : words.replace(/\s+/g, ' ');
      const added = !isLiteral && (text === '' || /[\s]$/.test(text)) ? one.trimStart() : one;
      if (added === '') return;
      const start = text.length;
      text += added;
      const end = text.length;
      for (const look of wanted) looks.push({ start, end, look });
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
      const taken = { text: text.slice(0, end), looks: within(looks, end) };
      const leading = within(links, end);
      text = '';
      looks = [];
      links = [];
      return end === 0 ? undefined : { ...taken, ...(leading.length > 0 && { links: leading }) };
    },
  };
}

/** Blanks at the start of a line are no place to break it. */
const keepingIndents = (code: string): string =>
  code.replace(/^[ \t]+/gm, (blanks) => '\u00A0'.repeat(blanks.replaceAll('\t', '    ').length));

const within = <Part extends { readonly start: number; readonly end: number }>(
  parts: readonly Part[],
  end: number,
): readonly Part[] =>
  parts.map((part) => ({ ...part, end: Math.min(part.end, end) })).filter((part) => part.end > part.start);
