import { expect, it } from 'vitest';
import { outlinePath, type PenPoint, strokeOutline } from './pen-stroke.ts';

const line = (pressure: number): PenPoint[] => Array.from({ length: 30 }, (_, at) => [at * 5, 50, pressure]);

function heightOf(points: readonly PenPoint[], hasPressure: boolean): number {
  const ys = strokeOutline({ points, hasPressure }, 10).map(([, y = 0]) => y);
  return Math.max(...ys) - Math.min(...ys);
}

it('draws a wider line with more pressure', () => {
  expect(heightOf(line(0.9), true)).toBeGreaterThan(heightOf(line(0.2), true) * 1.5);
});

it('ignores the pressure of devices without pressure support', () => {
  expect(heightOf(line(0.9), false)).toBe(heightOf(line(0.2), false));
});

it('draws a dot for a tap, a closed outline for a line, and nothing without points', () => {
  expect(outlinePath(strokeOutline({ points: [[5, 5, 0.5]], hasPressure: false }, 10))).toMatch(/^M.*Q.*Z$/);
  expect(outlinePath(strokeOutline({ points: line(0.5), hasPressure: false }, 10))).toMatch(/^M[\d. -]+(Q[\d. -]+)+Z$/);
  expect(outlinePath(strokeOutline({ points: [], hasPressure: false }, 10))).toBe('');
});
