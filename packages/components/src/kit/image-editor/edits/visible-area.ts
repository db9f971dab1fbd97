import type { ImageEdits, ImagePoint, QuarterTurns, Rectangle } from './image-edits.ts';

/**
 * Transformation from image coordinates to coordinates in the visible part of the image, which is cropped and rotated.
 * The values are those of `CanvasRenderingContext2D.transform`.
 */
export type TransformMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Returns the size of the visible part of an image, in image pixels. */
export function getVisibleSize({ crop, turns }: ImageEdits): { readonly width: number; readonly height: number } {
  return turns % 2 === 0 ? { width: crop.width, height: crop.height } : { width: crop.height, height: crop.width };
}

export function getVisibleMatrix({ crop: { x, y, width, height }, turns }: ImageEdits): TransformMatrix {
  const turned: Readonly<Record<QuarterTurns, TransformMatrix>> = {
    0: [1, 0, 0, 1, -x, -y],
    1: [0, 1, -1, 0, height + y, -x],
    2: [-1, 0, 0, -1, width + x, height + y],
    3: [0, -1, 1, 0, -y, width + x],
  };
  return turned[turns];
}

/** Converts a point in the visible part to image coordinates. */
export function toImagePoint([seenX, seenY]: ImagePoint, edits: ImageEdits): ImagePoint {
  const [a, b, c, d, e, f] = getVisibleMatrix(edits);
  // NOTE: the matrix only rotates and translates, so the inverse of its rotation is its transpose.
  return [a * (seenX - e) + b * (seenY - f), c * (seenX - e) + d * (seenY - f)];
}

/** Converts image coordinates to a point in the visible part. */
export function toVisiblePoint([x, y]: ImagePoint, edits: ImageEdits): ImagePoint {
  const [a, b, c, d, e, f] = getVisibleMatrix(edits);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Returns the box spanned by two points. */
export function createRectangle([x1, y1]: ImagePoint, [x2, y2]: ImagePoint): Rectangle {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Returns the intersection of two boxes in whole pixels; `undefined` if it is smaller than a pixel. */
export function intersectRectangles(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  if (width < 1 || height < 1) return undefined;
  return { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
}
