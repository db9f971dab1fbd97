import type { SceneKey } from '../forms/demo-form.ts';

/** Shape in a picture. Coordinates: x from 0 (left) to 4/3 (right), y from 0 (top) to 1 (bottom). */
export interface Shape {
  readonly color: Color;
  covers(x: number, y: number): boolean;
}

export type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

const rectangle = (color: Color, left: number, top: number, right: number, bottom: number): Shape => ({
  color,
  covers: (x, y) => x >= left && x < right && y >= top && y < bottom,
});

const ellipse = (color: Color, x0: number, y0: number, radiusX: number, radiusY = radiusX): Shape => ({
  color,
  covers: (x, y) => ((x - x0) / radiusX) ** 2 + ((y - y0) / radiusY) ** 2 < 1,
});

/** Creates a line through points, with round ends. */
const line = (color: Color, width: number, ...points: readonly Point[]): Shape =>
  createBoundedShape(color, points, width / 2, (x, y) => {
    for (let at = 1; at < points.length; at++) {
      if (getDistanceToSegment(points[at - 1]!, points[at]!, x, y) < width / 2) return true;
    }
    return false;
  });

/** Creates a polygon. */
const polygon = (color: Color, ...corners: readonly Point[]): Shape =>
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

interface Scene {
  /** Background colors at the top and at the bottom of the picture. */
  readonly background: readonly [Color, Color];
  /** Shapes, from back to front. */
  readonly shapes: readonly Shape[];
}

const skirting = [rectangle([206, 199, 188], 0, 0.82, 1.34, 0.86), rectangle([148, 124, 101], 0, 0.86, 1.34, 1)];

/** Scenes for photos in property management. */
export const scenes: Readonly<Record<SceneKey, Scene>> = {
  crack: {
    background: [
      [233, 226, 214],
      [214, 205, 190],
    ],
    shapes: [
      rectangle([247, 247, 244], 0.1, 0.1, 0.56, 0.7),
      rectangle([157, 196, 222], 0.14, 0.14, 0.52, 0.66),
      rectangle([247, 247, 244], 0.32, 0.14, 0.345, 0.66),
      line(
        [120, 104, 88],
        0.014,
        [0.56, 0.68],
        [0.66, 0.6],
        [0.7, 0.48],
        [0.8, 0.42],
        [0.84, 0.3],
        [0.97, 0.22],
        [1, 0.08],
      ),
      line([120, 104, 88], 0.008, [0.8, 0.42], [0.9, 0.44], [0.98, 0.4]),
      ...skirting,
    ],
  },
  leak: {
    background: [
      [240, 238, 231],
      [222, 218, 208],
    ],
    shapes: [
      rectangle([228, 226, 219], 0, 0.3, 1.34, 0.32),
      ellipse([212, 190, 150], 0.62, 0.2, 0.36, 0.14),
      ellipse([196, 168, 120], 0.58, 0.19, 0.25, 0.09),
      ellipse([178, 146, 96], 0.52, 0.18, 0.12, 0.05),
      line([150, 178, 196], 0.016, [0.58, 0.3], [0.58, 0.52]),
      ellipse([150, 178, 196], 0.58, 0.66, 0.02, 0.035),
      polygon([92, 110, 126], [0.44, 0.78], [0.76, 0.78], [0.71, 0.98], [0.49, 0.98]),
      ellipse([128, 160, 182], 0.6, 0.78, 0.16, 0.03),
    ],
  },
  exit: {
    background: [
      [226, 229, 226],
      [204, 206, 202],
    ],
    shapes: [
      rectangle([122, 138, 146], 0.42, 0.24, 0.92, 0.9),
      rectangle([96, 112, 120], 0.46, 0.28, 0.88, 0.9),
      rectangle([34, 139, 94], 0.48, 0.06, 0.86, 0.18),
      polygon(
        [255, 255, 255],
        [0.56, 0.095],
        [0.7, 0.095],
        [0.7, 0.075],
        [0.79, 0.12],
        [0.7, 0.165],
        [0.7, 0.145],
        [0.56, 0.145],
      ),
      rectangle([196, 152, 98], 0.2, 0.62, 0.62, 0.94),
      rectangle([176, 132, 80], 0.2, 0.74, 0.62, 0.76),
      rectangle([210, 168, 116], 0.3, 0.42, 0.68, 0.62),
      rectangle([188, 146, 94], 0.47, 0.42, 0.51, 0.62),
      rectangle([120, 116, 110], 0, 0.94, 1.34, 1),
    ],
  },
  rail: {
    background: [
      [218, 222, 226],
      [188, 194, 200],
    ],
    shapes: [
      polygon(
        [150, 146, 140],
        [0, 1],
        [0, 0.86],
        [0.3, 0.86],
        [0.3, 0.72],
        [0.6, 0.72],
        [0.6, 0.58],
        [0.9, 0.58],
        [0.9, 0.44],
        [1.34, 0.44],
        [1.34, 1],
      ),
      polygon(
        [128, 124, 118],
        [0, 1],
        [0, 0.92],
        [0.3, 0.92],
        [0.3, 0.78],
        [0.6, 0.78],
        [0.6, 0.64],
        [0.9, 0.64],
        [0.9, 0.5],
        [1.34, 0.5],
        [1.34, 1],
      ),
      line([58, 66, 74], 0.026, [0.14, 0.86], [0.14, 0.5]),
      line([58, 66, 74], 0.026, [0.74, 0.58], [0.74, 0.24]),
      line([58, 66, 74], 0.026, [1.08, 0.44], [1.16, 0.16]),
      line([36, 92, 120], 0.04, [0.06, 0.54], [0.8, 0.2]),
      line([36, 92, 120], 0.04, [0.9, 0.24], [1.24, 0.1]),
      ellipse([212, 72, 52], 0.86, 0.2, 0.022),
    ],
  },
  lamp: {
    background: [
      [66, 72, 84],
      [44, 48, 58],
    ],
    shapes: [
      polygon([76, 82, 94], [0.3, 1], [0.55, 0.42], [0.78, 0.42], [1.04, 1]),
      polygon([90, 96, 108], [0.42, 1], [0.6, 0.42], [0.72, 0.42], [0.92, 1]),
      rectangle([206, 210, 214], 0.4, 0.12, 0.94, 0.26),
      rectangle([228, 232, 234], 0.44, 0.15, 0.9, 0.23),
      ellipse([206, 64, 54], 0.86, 0.19, 0.02),
      line([150, 156, 164], 0.008, [0.5, 0.12], [0.5, 0]),
      line([150, 156, 164], 0.008, [0.84, 0.12], [0.84, 0]),
    ],
  },
  boiler: {
    background: [
      [222, 216, 206],
      [200, 192, 180],
    ],
    shapes: [
      rectangle([242, 244, 246], 0.36, 0.1, 0.98, 0.74),
      rectangle([222, 226, 230], 0.36, 0.6, 0.98, 0.74),
      ellipse([60, 70, 80], 0.52, 0.67, 0.045),
      line([236, 240, 244], 0.01, [0.52, 0.67], [0.55, 0.645]),
      ellipse([250, 250, 250], 0.78, 0.67, 0.05),
      line([200, 52, 44], 0.01, [0.78, 0.67], [0.75, 0.64]),
      rectangle([178, 184, 190], 0.6, 0.2, 0.84, 0.28),
      line([184, 112, 62], 0.03, [0.48, 0.74], [0.48, 0.98]),
      line([184, 112, 62], 0.03, [0.62, 0.74], [0.62, 0.98]),
      line([186, 190, 194], 0.03, [0.84, 0.74], [0.84, 0.98]),
      ellipse([206, 48, 40], 0.62, 0.86, 0.035),
    ],
  },
  door: {
    background: [
      [232, 230, 224],
      [216, 212, 204],
    ],
    shapes: [
      rectangle([110, 74, 48], 0.36, 0.06, 0.98, 0.94),
      rectangle([150, 104, 70], 0.4, 0.1, 0.94, 0.94),
      rectangle([176, 206, 222], 0.56, 0.2, 0.78, 0.46),
      line([228, 234, 238], 0.006, [0.58, 0.44], [0.76, 0.22]),
      rectangle([196, 200, 204], 0.44, 0.56, 0.48, 0.68),
      line([206, 210, 214], 0.02, [0.46, 0.62], [0.56, 0.62]),
      rectangle([74, 80, 86], 0.68, 0.1, 0.9, 0.15),
      line([74, 80, 86], 0.016, [0.72, 0.15], [0.86, 0.24]),
      polygon([222, 176, 74], [0.84, 0.94], [0.94, 0.9], [0.94, 0.94]),
      rectangle([126, 122, 116], 0, 0.94, 1.34, 1),
    ],
  },
  kerb: {
    background: [
      [150, 152, 150],
      [104, 106, 106],
    ],
    shapes: [
      rectangle([126, 146, 92], 0, 0, 1.34, 0.3),
      polygon([190, 188, 182], [0, 0.34], [0.46, 0.33], [0.46, 0.46], [0, 0.48]),
      polygon([208, 206, 200], [0.48, 0.25], [0.88, 0.29], [0.88, 0.43], [0.48, 0.4]),
      polygon([112, 110, 106], [0.48, 0.4], [0.88, 0.43], [0.88, 0.47], [0.48, 0.46]),
      polygon([190, 188, 182], [0.9, 0.32], [1.34, 0.31], [1.34, 0.44], [0.9, 0.45]),
      polygon([232, 108, 46], [0.58, 0.86], [0.67, 0.5], [0.71, 0.5], [0.8, 0.86]),
      polygon([248, 246, 240], [0.62, 0.7], [0.645, 0.6], [0.735, 0.6], [0.76, 0.7]),
      rectangle([210, 92, 36], 0.54, 0.86, 0.84, 0.9),
      rectangle([236, 234, 226], 0.1, 0.7, 0.42, 0.74),
    ],
  },
};
