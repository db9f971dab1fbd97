import { expect, it } from 'vitest';
import { computeDropLine, detectAxis, findIndexAt } from './find-drop-spot.ts';

const list = { left: 0, top: 0, width: 100, height: 200 };
const stacked = [
  { left: 0, top: 0, width: 100, height: 40 },
  { left: 0, top: 60, width: 100, height: 80 },
];
const sideBySide = [
  { left: 0, top: 0, width: 40, height: 20 },
  { left: 60, top: 0, width: 40, height: 20 },
];

it('counts the boxes whose center is before the point', () => {
  expect([10, 30, 99, 101, 500].map((y) => findIndexAt(stacked, { x: 0, y }, 'y', false))).toEqual([0, 1, 1, 2, 2]);
  expect([10, 30, 90].map((x) => findIndexAt(sideBySide, { x, y: 0 }, 'x', false))).toEqual([0, 1, 2]);
  expect(findIndexAt([...sideBySide].reverse(), { x: 90, y: 0 }, 'x', true)).toBe(0);
});

it('draws the line midway between two boxes, and at the outer edges', () => {
  expect([0, 1, 2].map((index) => computeDropLine(stacked, index, list, 'y', false).top)).toEqual([0, 50, 140]);
  expect([0, 1, 2].map((index) => computeDropLine(sideBySide, index, list, 'x', false).left)).toEqual([0, 50, 100]);
});

it('draws the line in the middle of an empty list', () => {
  expect(computeDropLine([], 0, list, 'y', false)).toEqual({ left: 0, top: 100, width: 100, height: 0 });
});

it('detects whether boxes are side by side', () => {
  expect([detectAxis(stacked), detectAxis(sideBySide), detectAxis([])]).toEqual(['y', 'x', 'y']);
});
