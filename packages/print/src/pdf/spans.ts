import type { Look, Paragraph, StyledRange } from '../rich-text/paragraph.ts';

export type Weight = 'regular' | 'bold';

/** A part of a line with a uniform style: `[start, end)` of its paragraph. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly weight: Weight;
  /** Styles besides the weight. */
  readonly looks: readonly Look[];
}

/** Superscript and subscript: font size and offsets as shares of the font size. */
const SMALL = 0.7;
const RAISED = 0.33;
const LOWERED = 0.14;

export const getSizeShare = ({ looks }: Span): number =>
  looks.includes('raised') || looks.includes('lowered') ? SMALL : 1;

export const getRiseShare = ({ looks }: Span): number =>
  looks.includes('raised') ? RAISED : looks.includes('lowered') ? -LOWERED : 0;

/** Splits `[start, end)` where the style changes or a link begins or ends. */
export function splitSpans(
  { looks, links = [] }: Paragraph,
  start: number,
  end: number,
  weight: Weight,
): readonly Span[] {
  if (start >= end) return [];
  if (looks.length === 0 && links.length === 0) return [{ start, end, weight, looks: none }];
  const overlapping = looks.filter((clipStretch) => clipStretch.start < end && clipStretch.end > start);
  const boundaries = [...overlapping, ...links]
    .flatMap((stretch) => [stretch.start, stretch.end])
    .filter((at) => at > start && at < end);
  const positions = [...new Set([start, ...boundaries, end])].sort((one, other) => one - other);
  return positions.slice(0, -1).map((from, at) => createSpan(overlapping, from, positions[at + 1]!, weight));
}

const none: readonly Look[] = [];

function createSpan(stretches: readonly StyledRange[], start: number, end: number, weight: Weight): Span {
  const looks = stretches.filter((one) => one.start <= start && one.end >= end).map(({ look }) => look);
  return { start, end, weight: looks.includes('bold') ? 'bold' : weight, looks };
}
