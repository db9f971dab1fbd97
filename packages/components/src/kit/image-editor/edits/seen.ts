import type { Box, Edits, Point, Turns } from './edits.ts';

/** How places in a picture become places in what is seen of it, cropped and turned: as the canvas takes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The size of what is seen of a picture, in its own pixels. */
export function seenSize({ crop, turns }: Edits): { readonly width: number; readonly height: number } {
  return turns % 2 === 0 ? { width: crop.width, height: crop.height } : { width: crop.height, height: crop.width };
}

export function seenMatrix({ crop: { x, y, width, height }, turns }: Edits): Matrix {
  const turned: Readonly<Record<Turns, Matrix>> = {
    0: [1, 0, 0, 1, -x, -y],
    1: [0, 1, -1, 0, height + y, -x],
    2: [-1, 0, 0, -1, width + x, height + y],
    3: [0, -1, 1, 0, -y, width + x],
  };
  return turned[turns];
}

/** The place in the picture that is seen at a point. */
export function placeOf([seenX, seenY]: Point, edits: Edits): Point {
  const [a, b, c, d, e, f] = seenMatrix(edits);
  // NOTE: turned and moved, never stretched: the inverse of the turn is its mirror along the diagonal.
  return [a * (seenX - e) + b * (seenY - f), c * (seenX - e) + d * (seenY - f)];
}

/** Where a place of the picture is seen. */
export function seenAt([x, y]: Point, edits: Edits): Point {
  const [a, b, c, d, e, f] = seenMatrix(edits);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The box between two points. */
export function boxBetween([x1, y1]: Point, [x2, y2]: Point): Box {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** What two boxes have in common, in whole pixels; `undefined`: less than a pixel. */
export function commonBox(one: Box, other: Box): Box | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  if (width < 1 || height < 1) return undefined;
  return { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
}
