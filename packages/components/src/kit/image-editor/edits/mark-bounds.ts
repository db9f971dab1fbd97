import type { ImagePoint, Mark, Rectangle } from './image-edits.ts';
import { createRectangle } from './visible-area.ts';

/** Padding around a text mark, as a fraction of its font size. */
export const TEXT_PADDING = 0.4;
/** Estimated width of a letter as a fraction of the font size, because fonts can't be measured here. */
const LETTER_WIDTH = 0.56;

/** Returns the size of a text mark before rotation. */
export function getTextSize({ text, size }: { readonly text: string; readonly size: number }) {
  return { width: (text.length * LETTER_WIDTH + 2 * TEXT_PADDING) * size, height: (1 + 2 * TEXT_PADDING) * size };
}

/** Returns the bounding box of a mark. */
export function getMarkBounds(mark: Mark): Rectangle {
  if (mark.kind === 'pen') {
    const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)];
    return createRectangle([findMin(xs), findMin(ys)], [findMax(xs), findMax(ys)]);
  }
  if (mark.kind !== 'text') return createRectangle(mark.from, mark.to);
  const { width, height } = getTextSize(mark);
  const [x, y] = mark.at;
  const corners: readonly ImagePoint[] = [
    [x + width, y + height],
    [x + height, y - width],
    [x - width, y - height],
    [x - height, y + width],
  ];
  // Text that is upright on an image rotated clockwise is rotated counterclockwise in the unrotated image.
  return createRectangle(mark.at, corners[mark.turns]!);
}

/** Returns whether a point is at most `near` away from a mark. */
export function isMarkAt(mark: Mark, [x, y]: ImagePoint, tolerance: number): boolean {
  const box = getMarkBounds(mark);
  const reach = tolerance + (mark.kind === 'text' ? 0 : mark.size / 2);
  const isInside =
    x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach;
  if (!isInside || mark.kind === 'text') return isInside;
  return getMarkLines(mark).some(([from, to]) => getDistanceToLine([x, y], from, to) <= reach);
}

function getMarkLines(mark: Exclude<Mark, { kind: 'text' }>): readonly (readonly [ImagePoint, ImagePoint])[] {
  if (mark.kind === 'pen') {
    const points = mark.points.map(([x, y]): ImagePoint => [x, y]);
    return points.map((point, at) => [points[Math.max(0, at - 1)]!, point]);
  }
  const { from, to } = mark;
  if (mark.kind !== 'box') return [[from, to]];
  const [beside, below]: readonly ImagePoint[] = [
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

function getDistanceToLine([x, y]: ImagePoint, [x1, y1]: ImagePoint, [x2, y2]: ImagePoint): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

export function moveMark(mark: Mark, [dx, dy]: ImagePoint): Mark {
  const move = ([x, y]: ImagePoint): ImagePoint => [x + dx, y + dy];
  if (mark.kind === 'pen')
    return { ...mark, points: mark.points.map(([x, y, pressure]) => [x + dx, y + dy, pressure] as const) };
  return mark.kind === 'text' ? { ...mark, at: move(mark.at) } : { ...mark, from: move(mark.from), to: move(mark.to) };
}

const findMin = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const findMax = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
