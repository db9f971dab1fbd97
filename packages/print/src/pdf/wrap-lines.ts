/** One line of a wrapped paragraph: `[start, end)` of its text. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** Ideographs and kana may be broken anywhere; other words only at blanks, and not at those that are to hold words together. */
const TOKENS =
  /\n|[^\S\n\u00A0\u202F]+|[\u3001-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]|(?:[^\s\u3000-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]|[\u00A0\u202F])+/gu;
const BLANKS = /^[^\S\u00A0\u202F]+$/;

/** Between which a line may be broken. Thai has no blanks between words: the platform knows them. */
function* tokensOf(text: string): Generator<{ readonly index: number; readonly token: string }> {
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (!THAI.test(token)) yield { index, token };
    else for (const { segment, index: at } of thaiWords().segment(token)) yield { index: index + at, token: segment };
  }
}

const THAI = /[\u0E00-\u0E7F]/;
let words: Intl.Segmenter | undefined;
function thaiWords(): Intl.Segmenter {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  return words;
}

let graphemes: Intl.Segmenter | undefined;
/** Letters with their marks, and pictures of several letters, stay whole. */
function letters(): Intl.Segmenter {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemes;
}

/** @param widthOf of a stretch of the text, on one line */
export function wrapLines(
  text: string,
  width: number,
  widthOf: (start: number, end: number) => number,
): readonly Line[] {
  // Most texts are short.
  if (!text.includes('\n') && widthOf(0, text.length) <= width) return [{ start: 0, end: text.length }];
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const close = (next: number) => {
    lines.push({ start, end });
    start = next;
    end = next;
    used = 0;
  };
  for (const { index: from, token } of tokensOf(text)) {
    const to = from + token.length;
    if (token === '\n') {
      close(to);
      continue;
    }
    const isSpace = BLANKS.test(token);
    const tokenWidth = widthOf(from, to);
    if (used + tokenWidth > width && used > 0) close(from);
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

  /** A word longer than the line (an address, a hash) is cut where it no longer fits. */
  function breakWord(from: number, to: number): void {
    for (const { index, segment } of letters().segment(text.slice(from, to))) {
      const at = from + index;
      const next = at + segment.length;
      const step = widthOf(at, next);
      if (used + step > width && used > 0) close(at);
      used += step;
      end = next;
    }
  }
}
