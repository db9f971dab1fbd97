import type { Box, Mark, Point } from './edits.ts';
import { boxBetween } from './seen.ts';

/** Around the letters of a text, in heights of the letters. */
export const TEXT_PADDING = 0.4;
/** A letter of a text is about so wide, in heights: nobody measures fonts here. */
const LETTER = 0.56;

/** The box of a text before it is turned: from its place to the right. */
export function textSize({ text, size }: { readonly text: string; readonly size: number }) {
  return { width: (text.length * LETTER + 2 * TEXT_PADDING) * size, height: (1 + 2 * TEXT_PADDING) * size };
}

/** The box that a mark fills in its picture. */
export function markBox(mark: Mark): Box {
  if (mark.kind === 'pen') {
    const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)];
    return boxBetween([least(xs), least(ys)], [most(xs), most(ys)]);
  }
  if (mark.kind !== 'text') return boxBetween(mark.from, mark.to);
  const { width, height } = textSize(mark);
  const [x, y] = mark.at;
  const corners: readonly Point[] = [
    [x + width, y + height],
    [x + height, y - width],
    [x - width, y - height],
    [x - height, y + width],
  ];
  // Written upright on a picture that was turned clockwise, a text goes the other way round in the picture itself.
  return boxBetween(mark.at, corners[mark.turns]!);
}

/** Whether somebody who points at a place means the mark. `near`: how far beside it they may be. */
export function isAt(mark: Mark, [x, y]: Point, near: number): boolean {
  const box = markBox(mark);
  const reach = near + (mark.kind === 'text' ? 0 : mark.size / 2);
  const isInside =
    x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach;
  if (!isInside || mark.kind === 'text') return isInside;
  return linesOf(mark).some(([from, to]) => distance([x, y], from, to) <= reach);
}

function linesOf(mark: Exclude<Mark, { kind: 'text' }>): readonly (readonly [Point, Point])[] {
  if (mark.kind === 'pen') {
    const points = mark.points.map(([x, y]): Point => [x, y]);
    return points.map((point, at) => [points[Math.max(0, at - 1)]!, point]);
  }
  const { from, to } = mark;
  if (mark.kind !== 'box') return [[from, to]];
  const [beside, below]: readonly Point[] = [
    [to[0], from[1]],
    [from[0], to[1]],
  ];
  return [
    [from, beside!],
    [beside!, to],
    [to, below!],
    [below!, from],
  ];
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

export function movedMark(mark: Mark, [dx, dy]: Point): Mark {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  if (mark.kind === 'pen')
    return { ...mark, points: mark.points.map(([x, y, pressure]) => [x + dx, y + dy, pressure] as const) };
  return mark.kind === 'text' ? { ...mark, at: move(mark.at) } : { ...mark, from: move(mark.from), to: move(mark.to) };
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
