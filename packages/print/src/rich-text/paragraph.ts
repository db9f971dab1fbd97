/** One paragraph of a formatted text. */
export interface Paragraph {
  readonly text: string;
  /** How stretches of it look, in order of their start; they may cover each other. */
  readonly looks: readonly Stretch[];
  /** 1–6 for a heading; 0 for plain text. */
  readonly heading: number;
  /** `•` or `1.` before the first paragraph of a list's item. */
  readonly marker?: string;
  /** The innermost list that it lies in. */
  readonly list?: InList;
  /** In how many quotations it lies. */
  readonly quotes?: number;
  /** Stretches that lead somewhere, in order. */
  readonly links?: readonly Link[];
  /** A line across, without words. */
  readonly isRule?: true;
}

export type Look = 'bold' | 'italic' | 'underline' | 'strike' | 'raised' | 'lowered';

/** `[start, end)` of a paragraph's text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly look: Look;
}

/** A stretch of text, `[start, end)`, and where it leads. */
export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

export interface InList {
  /** Another one for each list of the text. */
  readonly id: number;
  /** 1 for a list that lies in no other. */
  readonly depth: number;
}

export function plain(text: string): Paragraph {
  return { text: text.replace(/\r\n?/g, '\n'), looks: none, heading: 0 };
}

const none: readonly Stretch[] = [];
