import type { Look, Paragraph, Stretch } from '../rich-text/paragraph.ts';

export type Weight = 'regular' | 'bold';

/** A part of a line that looks the same throughout: `[start, end)` of its paragraph. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly weight: Weight;
  /** What else there is of it, besides the weight. */
  readonly looks: readonly Look[];
}

/** Raised and lowered letters are smaller, and stand above or below the line: shares of the size. */
const SMALL = 0.7;
const RAISED = 0.33;
const LOWERED = 0.14;

export const sizeOf = ({ looks }: Span): number => (looks.includes('raised') || looks.includes('lowered') ? SMALL : 1);

export const riseOf = ({ looks }: Span): number =>
  looks.includes('raised') ? RAISED : looks.includes('lowered') ? -LOWERED : 0;

/** Cuts `[start, end)` where the look changes, and where a link begins or ends. */
export function spansOf({ looks, links = [] }: Paragraph, start: number, end: number, weight: Weight): readonly Span[] {
  if (start >= end) return [];
  if (looks.length === 0 && links.length === 0) return [{ start, end, weight, looks: none }];
  const inside = looks.filter((stretch) => stretch.start < end && stretch.end > start);
  const edges = [...inside, ...links]
    .flatMap((stretch) => [stretch.start, stretch.end])
    .filter((at) => at > start && at < end);
  const cuts = [...new Set([start, ...edges, end])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((from, at) => spanOf(inside, from, cuts[at + 1]!, weight));
}

const none: readonly Look[] = [];

function spanOf(stretches: readonly Stretch[], start: number, end: number, weight: Weight): Span {
  const looks = stretches.filter((one) => one.start <= start && one.end >= end).map(({ look }) => look);
  return { start, end, weight: looks.includes('bold') ? 'bold' : weight, looks };
}
