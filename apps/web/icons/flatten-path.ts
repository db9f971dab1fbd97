export type Point = readonly [x: number, y: number];

/** Converts an SVG path with the absolute commands `M L C Z` to closed polygons. Each curve becomes `steps` lines. */
export function outline(path: string, steps = 12): readonly (readonly Point[])[] {
  const polygons: Point[][] = [];
  for (const [, command, list] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (list ?? '')
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'M') polygons.push([]);
    const polygon = polygons.at(-1)!;
    if (command === 'C') curve(polygon, numbers, steps);
    else if (command !== 'Z') polygon.push([numbers[0]!, numbers[1]!]);
  }
  return polygons;
}

function curve(polygon: Point[], [ax, ay, bx, by, x, y]: readonly number[], steps: number): void {
  const [startX, startY] = polygon.at(-1)!;
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const u = 1 - t;
    const at = (p0: number, p1: number, p2: number, p3: number) =>
      u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
    polygon.push([at(startX, ax!, bx!, x!), at(startY, ay!, by!, y!)]);
  }
}

/** Returns whether a point is inside the polygons, by the even-odd rule. */
export function isInside(polygons: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const polygon of polygons) {
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [xi, yi] = polygon[i]!;
      const [xj, yj] = polygon[j]!;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
