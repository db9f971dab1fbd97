import { expect, it } from 'vitest';
import { computeStrokeOutline, formatOutlinePath, type PenPoint } from './pen-stroke.ts';

const createLine = (pressure: number): PenPoint[] => Array.from({ length: 30 }, (_, at) => [at * 5, 50, pressure]);

function measureHeight(points: readonly PenPoint[], hasPressure: boolean): number {
  const ys = computeStrokeOutline({ points, hasPressure }, 10).map(([, y = 0]) => y);
  return Math.max(...ys) - Math.min(...ys);
}

it('draws a wider line with more pressure', () => {
  expect(measureHeight(createLine(0.9), true)).toBeGreaterThan(measureHeight(createLine(0.2), true) * 1.5);
});

it('ignores the pressure of devices without pressure support', () => {
  expect(measureHeight(createLine(0.9), false)).toBe(measureHeight(createLine(0.2), false));
});

it('draws a dot for a tap, a closed outline for a line, and nothing without points', () => {
  expect(formatOutlinePath(computeStrokeOutline({ points: [[5, 5, 0.5]], hasPressure: false }, 10))).toMatch(
    /^M.*Q.*Z$/,
  );
  expect(formatOutlinePath(computeStrokeOutline({ points: createLine(0.5), hasPressure: false }, 10))).toMatch(
    /^M[\d. -]+(Q[\d. -]+)+Z$/,
  );
  expect(formatOutlinePath(computeStrokeOutline({ points: [], hasPressure: false }, 10))).toBe('');
});
