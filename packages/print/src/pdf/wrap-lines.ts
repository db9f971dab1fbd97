import type { Paragraph, StyledRange, TextStyle } from '../rich-text/paragraph.ts';

/** One line of a wrapped paragraph: `[start, end)` of its text. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Matches the tokens between which a line may break. Ideographs and kana are single tokens; other words end only at
 * spaces that aren't non-breaking.
 */
const TOKEN_PATTERN =
  /\n|[^\S\n\u00A0\u202F]+|[\u3001-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]|(?:[^\s\u3000-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]|[\u00A0\u202F])+/gu;
const SPACES_PATTERN = /^[^\S\u00A0\u202F]+$/;

/** Yields the tokens of a text. Thai has no spaces between words, so `Intl.Segmenter` finds them. */
function* splitTokens(text: string): Generator<{ readonly index: number; readonly token: string }> {
  for (const { 0: token, index } of text.matchAll(TOKEN_PATTERN)) {
    if (!THAI_LETTER.test(token)) yield { index, token };
    else
      for (const { segment, index: at } of getThaiSegmenter().segment(token))
        yield { index: index + at, token: segment };
  }
}

const THAI_LETTER = /[\u0E00-\u0E7F]/;
let thaiSegmenter: Intl.Segmenter | undefined;
function getThaiSegmenter(): Intl.Segmenter {
  thaiSegmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return thaiSegmenter;
}

let graphemeSegmenter: Intl.Segmenter | undefined;
/** Returns a segmenter for graphemes, which keeps combining marks and emoji sequences whole. */
function getGraphemeSegmenter(): Intl.Segmenter {
  graphemeSegmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemeSegmenter;
}

/** Wraps a text into lines. @param widthOf returns the width of a part of the text on one line */
export function wrapLines(
  text: string,
  width: number,
  widthOf: (start: number, end: number) => number,
): readonly LineRange[] {
  // Fast path: most texts are short.
  if (!text.includes('\n') && widthOf(0, text.length) <= width) return [{ start: 0, end: text.length }];
  const lines: LineRange[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const closeLine = (next: number) => {
    lines.push({ start, end });
    start = next;
    end = next;
    used = 0;
  };
  for (const { index: from, token } of splitTokens(text)) {
    const to = from + token.length;
    if (token === '\n') {
      closeLine(to);
      continue;
    }
    const isSpace = SPACES_PATTERN.test(token);
    const tokenWidth = widthOf(from, to);
    if (used + tokenWidth > width && used > 0) closeLine(from);
    if (isSpace && start === from && lines.length > 0) {
      start = to;
      end = to;
      continue;
    }
    if (tokenWidth > width) breakWord(from, to);
    else {
      used += tokenWidth;
      end = to;
    }
  }
  if (end > start || lines.length === 0) lines.push({ start, end });
  return lines;

  /** Breaks a word that is longer than a line, such as a URL or a hash. */
  function breakWord(from: number, to: number): void {
    for (const { index, segment } of getGraphemeSegmenter().segment(text.slice(from, to))) {
      const at = from + index;
      const next = at + segment.length;
      const step = widthOf(at, next);
      if (used + step > width && used > 0) closeLine(at);
      used += step;
      end = next;
    }
  }
}

export type FontWeight = 'regular' | 'bold';

/** A part of a line with a uniform style: `[start, end)` of its paragraph. */
export interface StyledSpan {
  readonly start: number;
  readonly end: number;
  readonly weight: FontWeight;
  /** Styles besides the weight. */
  readonly looks: readonly TextStyle[];
}

/** Superscript and subscript: font size and offsets as shares of the font size. */
const SCRIPT_SIZE_SHARE = 0.7;
const SUPERSCRIPT_RISE = 0.33;
const SUBSCRIPT_DROP = 0.14;

export const getSizeShare = ({ looks }: StyledSpan): number =>
  looks.includes('raised') || looks.includes('lowered') ? SCRIPT_SIZE_SHARE : 1;

export const getRiseShare = ({ looks }: StyledSpan): number =>
  looks.includes('raised') ? SUPERSCRIPT_RISE : looks.includes('lowered') ? -SUBSCRIPT_DROP : 0;

/** Splits `[start, end)` where the style changes or a link begins or ends. */
export function splitStyledSpans(
  { looks, links = [] }: Paragraph,
  start: number,
  end: number,
  weight: FontWeight,
): readonly StyledSpan[] {
  if (start >= end) return [];
  if (looks.length === 0 && links.length === 0) return [{ start, end, weight, looks: noStyles }];
  const overlapping = looks.filter((clipStretch) => clipStretch.start < end && clipStretch.end > start);
  const boundaries = [...overlapping, ...links]
    .flatMap((stretch) => [stretch.start, stretch.end])
    .filter((at) => at > start && at < end);
  const positions = [...new Set([start, ...boundaries, end])].sort((one, other) => one - other);
  return positions.slice(0, -1).map((from, at) => createSpan(overlapping, from, positions[at + 1]!, weight));
}

const noStyles: readonly TextStyle[] = [];

function createSpan(stretches: readonly StyledRange[], start: number, end: number, weight: FontWeight): StyledSpan {
  const looks = stretches.filter((one) => one.start <= start && one.end >= end).map(({ look }) => look);
  return { start, end, weight: looks.includes('bold') ? 'bold' : weight, looks };
}
