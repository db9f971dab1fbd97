import type { FormRule } from '@tideform/engine/rules';
import { expect, it } from 'vitest';
import type { SaidRule } from '../list-said-rules.ts';
import { findArrows } from './find-arrows.ts';
import { routeArrow } from './route-arrow.ts';

const said = (of: string, reads: readonly string[], asks?: string): SaidRule => ({
  rule: { id: of, of, kind: 'conditional', topic: 'shown', does: { does: 'require' }, reads, marks: [] } as FormRule,
  sentence: [],
  hint: undefined,
  marks: [],
  text: '',
  group: '',
  asks,
});

it('leads from what a field looks at to it, and from it to what looks at it, once each', () => {
  const rules = [
    said('1', ['0'], 'is above 38'),
    said('1', ['0']),
    said('2', ['1']),
    said('3', ['2']),
    said('1', ['1']),
  ];
  expect(findArrows(rules, '1')).toEqual([
    { from: '0', to: '1', label: 'is above 38' },
    { from: '1', to: '2', label: undefined },
  ]);
});

it('goes around at the end of the lines, further out for each, and ends in a point', () => {
  const box = (top: number) => ({ start: 0, end: 100, top, bottom: top + 40 });
  const first = routeArrow(box(0), box(100), 0, 200);
  expect(first).toMatchObject({ turn: 124, middle: 70 });
  expect(first.path).toMatch(/^M 100 20 H 114 .* V 110 .* H 102$/);
  expect(routeArrow(box(100), box(0), 1, 200).turn).toBe(144);
  expect(routeArrow(box(0), box(100), 9, 200).turn).toBe(192);
});
