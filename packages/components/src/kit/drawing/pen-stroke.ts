import { getStroke } from 'perfect-freehand';

/** Position of a pen and its pressure, 0 to 1. */
export type PenPoint = readonly [x: number, y: number, pressure: number];

/** Points of a pen stroke, from pressing to lifting the pen. */
export interface PenStroke {
  readonly points: readonly PenPoint[];
  /** Whether the device reports pressure. Without it, slow strokes are wider than fast ones. */
  readonly hasPressure: boolean;
}

/** Returns the outline of a pen stroke, with round, slightly tapered ends. */
export function computeStrokeOutline(
  { points, hasPressure }: PenStroke,
  width: number,
): readonly (readonly number[])[] {
  return getStroke(
    points.map(([x, y, pressure]) => [x, y, hasPressure ? pressure : 0.5]),
    {
      size: width,
      thinning: 0.6,
      smoothing: 0.6,
      streamline: 0.4,
      simulatePressure: !hasPressure,
      last: true,
    },
  );
}

/** Formats an outline as an SVG path. The curves lead through the midpoints between the points. */
export function formatOutlinePath(outline: readonly (readonly number[])[]): string {
  const at = (index: number) => outline[index % outline.length] as readonly [number, number];
  if (outline.length < 3) return '';
  const middle = (index: number) => {
    const [[x, y], [nextX, nextY]] = [at(index), at(index + 1)];
    return `${roundToHundredths((x + nextX) / 2)} ${roundToHundredths((y + nextY) / 2)}`;
  };
  const curves = outline.map(
    ([x = 0, y = 0], index) => `Q${roundToHundredths(x)} ${roundToHundredths(y)} ${middle(index)}`,
  );
  return `M${middle(outline.length - 1)}${curves.join('')}Z`;
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;
