/** One paragraph of a formatted text. */
export interface Paragraph {
  readonly text: string;
  /** Styled ranges of the text, sorted by their start; they may overlap. */
  readonly looks: readonly StyledRange[];
  /** Heading level from 1 to 6; 0 for text that isn't a heading. */
  readonly heading: number;
  /** List marker, such as `•` or `1.`; set for the first paragraph of a list item. */
  readonly marker?: string;
  /** Innermost list around the paragraph. */
  readonly list?: ListPosition;
  /** Number of quotations around the paragraph. */
  readonly quotes?: number;
  /** Links, ordered by start. */
  readonly links?: readonly Link[];
  /** Set for a horizontal rule, which has no text. */
  readonly isRule?: true;
}

export type TextStyle = 'bold' | 'italic' | 'underline' | 'strike' | 'raised' | 'lowered';

/** `[start, end)` of a paragraph's text. */
export interface StyledRange {
  readonly start: number;
  readonly end: number;
  readonly look: TextStyle;
}

/** Range `[start, end)` of a text that is a link. */
export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

export interface ListPosition {
  /** Unique for each list of the text. */
  readonly id: number;
  /** Nesting depth, from 1. */
  readonly depth: number;
}

export function createPlainParagraph(text: string): Paragraph {
  return { text: text.replace(/\r\n?/g, '\n'), looks: noRanges, heading: 0 };
}

const noRanges: readonly StyledRange[] = [];

const SAFE_PROTOCOL = new Set(['http:', 'https:', 'mailto:']);

/** Returns an address if a document may safely link to it; otherwise `undefined`. The address may be untrusted. */
export function getSafeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return SAFE_PROTOCOL.has(protocol) ? href : undefined;
}
