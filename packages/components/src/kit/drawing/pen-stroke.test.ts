import { expect, it } from 'vitest';
import { outlinePath, type PenPoint, strokeOutline } from './pen-stroke.ts';

const line = (pressure: number): PenPoint[] => Array.from({ length: 30 }, (_, at) => [at * 5, 50, pressure]);

function heightOf(points: readonly PenPoint[], hasPressure: boolean): number {
  const ys = strokeOutline({ points, hasPressure }, 10).map(([, y = 0]) => y);
  return Math.max(...ys) - Math.min(...ys);
}

it('draws wider where a pen is pressed harder', () => {
  expect(heightOf(line(0.9), true)).toBeGreaterThan(heightOf(line(0.2), true) * 1.5);
});

it('takes no notice of the pressure of what has none', () => {
  expect(heightOf(line(0.9), false)).toBe(heightOf(line(0.2), false));
});

it('makes a dot of a touch, a closed curve of a line and nothing of nothing', () => {
  expect(outlinePath(strokeOutline({ points: [[5, 5, 0.5]], hasPressure: false }, 10))).toMatch(/^M.*Q.*Z$/);
  expect(outlinePath(strokeOutline({ points: line(0.5), hasPressure: false }, 10))).toMatch(/^M[\d. -]+(Q[\d. -]+)+Z$/);
  expect(outlinePath(strokeOutline({ points: [], hasPressure: false }, 10))).toBe('');
});
