import { getStroke } from 'perfect-freehand';

/** Where a pen was, and how hard it was pressed: 0 to 1. */
export type PenPoint = readonly [x: number, y: number, pressure: number];

/** What a pen draws from down to up. */
export interface PenStroke {
  readonly points: readonly PenPoint[];
  /** The pen told its pressure. Without it a slow hand draws wider than a fast one. */
  readonly hasPressure: boolean;
}

/** The edge of a stroke. Its ends are round and thin out a little, as ink does. */
export function strokeOutline({ points, hasPressure }: PenStroke, width: number): readonly (readonly number[])[] {
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

/** An outline as the path of an SVG, curved through the middle between each two of its points. */
export function outlinePath(outline: readonly (readonly number[])[]): string {
  const at = (index: number) => outline[index % outline.length] as readonly [number, number];
  if (outline.length < 3) return '';
  const middle = (index: number) => {
    const [[x, y], [nextX, nextY]] = [at(index), at(index + 1)];
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  };
  const curves = outline.map(([x = 0, y = 0], index) => `Q${round(x)} ${round(y)} ${middle(index)}`);
  return `M${middle(outline.length - 1)}${curves.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
