/** Shape in a picture. Coordinates: x from 0 (left) to 4/3 (right), y from 0 (top) to 1 (bottom). */
export interface Shape {
  readonly color: Color;
  covers(x: number, y: number): boolean;
}

export type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

export const rectangle = (color: Color, left: number, top: number, right: number, bottom: number): Shape => ({
  color,
  covers: (x, y) => x >= left && x < right && y >= top && y < bottom,
});

export const ellipse = (color: Color, x0: number, y0: number, radiusX: number, radiusY = radiusX): Shape => ({
  color,
  covers: (x, y) => ((x - x0) / radiusX) ** 2 + ((y - y0) / radiusY) ** 2 < 1,
});

/** Creates a line through points, with round ends. */
export const line = (color: Color, width: number, ...points: readonly Point[]): Shape =>
  createBoundedShape(color, points, width / 2, (x, y) => {
    for (let at = 1; at < points.length; at++) {
      if (getDistanceToSegment(points[at - 1]!, points[at]!, x, y) < width / 2) return true;
    }
    return false;
  });

/** Creates a polygon. */
export const polygon = (color: Color, ...corners: readonly Point[]): Shape =>
  createBoundedShape(color, corners, 0, (x, y) => {
    let isInside = false;
    for (let at = 0; at < corners.length; at++) {
      const [x1, y1] = corners[at]!;
      const [x2, y2] = corners[(at + 1) % corners.length]!;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
    }
    return isInside;
  });

/** Creates a shape with a bounding box. NOTE: checks the bounding box first, since most pixels are outside. */
function createBoundedShape(color: Color, points: readonly Point[], margin: number, covers: Shape['covers']): Shape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return { color, covers: (x, y) => x >= left && x <= right && y >= top && y <= bottom && covers(x, y) };
}

function getDistanceToSegment([x1, y1]: Point, [x2, y2]: Point, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
