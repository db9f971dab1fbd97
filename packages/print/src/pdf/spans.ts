import type { Paragraph, StyledRange, TextStyle } from '../rich-text/paragraph.ts';

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
