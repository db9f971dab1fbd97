import { expect, it } from 'vitest';
import { axisOf, indexAt, lineAt } from './line-between.ts';

const list = { left: 0, top: 0, width: 100, height: 200 };
const stacked = [
  { left: 0, top: 0, width: 100, height: 40 },
  { left: 0, top: 60, width: 100, height: 80 },
];
const beside = [
  { left: 0, top: 0, width: 40, height: 20 },
  { left: 60, top: 0, width: 40, height: 20 },
];

it('counts the boxes whose middle lies before the point', () => {
  expect([10, 30, 99, 101, 500].map((y) => indexAt(stacked, { x: 0, y }, 'y', false))).toEqual([0, 1, 1, 2, 2]);
  expect([10, 30, 90].map((x) => indexAt(beside, { x, y: 0 }, 'x', false))).toEqual([0, 1, 2]);
  expect(indexAt([...beside].reverse(), { x: 90, y: 0 }, 'x', true)).toBe(0);
});

it('draws the line in the middle between two, and at the edges', () => {
  expect([0, 1, 2].map((index) => lineAt(stacked, index, list, 'y', false).top)).toEqual([0, 50, 140]);
  expect([0, 1, 2].map((index) => lineAt(beside, index, list, 'x', false).left)).toEqual([0, 50, 100]);
});

it('draws it in the middle of an empty list', () => {
  expect(lineAt([], 0, list, 'y', false)).toEqual({ left: 0, top: 100, width: 100, height: 0 });
});

it('sees whether boxes lie side by side', () => {
  expect([axisOf(stacked), axisOf(beside), axisOf([])]).toEqual(['y', 'x', 'y']);
});
