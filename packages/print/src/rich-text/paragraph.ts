/** One paragraph of a formatted text. */
export interface Paragraph {
  readonly text: string;
  /** Styled stretches, ordered by start; they may overlap. */
  readonly looks: readonly StyledRange[];
  /** 1–6 for a heading; 0 for plain text. */
  readonly heading: number;
  /** List marker, such as `•` or `1.`, before the first paragraph of an item. */
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

export type Look = 'bold' | 'italic' | 'underline' | 'strike' | 'raised' | 'lowered';

/** `[start, end)` of a paragraph's text. */
export interface StyledRange {
  readonly start: number;
  readonly end: number;
  readonly look: Look;
}

/** A linked stretch of text, `[start, end)`. */
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
  return { text: text.replace(/\r\n?/g, '\n'), looks: none, heading: 0 };
}

const none: readonly StyledRange[] = [];
