import createBidi from 'bidi-js';

const bidi = createBidi();
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u200F\u202B\u202E\u2067]/;

/**
 * Part of a line with one direction, in visual order from the left. Its text is in reading order: the font shapes it.
 */
export interface VisualRun {
  readonly start: number;
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/**
 * Splits the line `[start, end)` of a paragraph into runs of one direction, in visual order.
 * @see https://www.unicode.org/reports/tr9/
 */
export function splitVisualRuns(
  paragraph: string,
  start: number,
  end: number,
  base: 'ltr' | 'rtl',
): readonly VisualRun[] {
  if (base === 'ltr' && !RIGHT_TO_LEFT.test(paragraph))
    return [{ start, text: paragraph.slice(start, end), isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(paragraph, base);
  const runs: { start: number; end: number; level: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, level });
  }
  return reorderRuns(runs).map((run) => ({
    start: run.start,
    text: mirrorCharacter(paragraph.slice(run.start, run.end), run.level),
    isRightToLeft: run.level % 2 === 1,
  }));
}

const STRONG_CHARACTER = /\p{L}/u;

/** Returns the direction of a paragraph: that of its first strong character, or `base`. */
export function detectDirection(paragraph: string, base: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const first = STRONG_CHARACTER.exec(paragraph)?.[0];
  if (first === undefined) return base;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/**
 * Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one, reverses every sequence of
 * runs at that level or above.
 */
function reorderRuns<Run extends { level: number }>(runs: Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((order[from] as Run).level < level) continue;
      let to = from;
      while (to < order.length && (order[to] as Run).level >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

function mirrorCharacter(text: string, level: number): string {
  if (level % 2 === 0) return text;
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
