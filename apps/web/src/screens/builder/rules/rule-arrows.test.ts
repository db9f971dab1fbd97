import type { FormRule } from '@tideform/engine/rules';
import { expect, it } from 'vitest';
import type { FormattedRule } from './format-rules.ts';
import { findArrows, routeArrow } from './rule-arrows.ts';

const createRule = (of: string, reads: readonly string[], condition?: string): FormattedRule => ({
  rule: {
    id: of,
    componentPath: of,
    kind: 'conditional',
    topic: 'shown',
    behavior: { does: 'require' },
    dependencies: reads,
    diagnostics: [],
  } as FormRule,
  sentence: [],
  hint: undefined,
  diagnostics: [],
  text: '',
  group: '',
  condition,
});

it('returns one arrow for each dependency of a field and for each field that depends on it', () => {
  const rules = [
    createRule('1', ['0'], 'is above 38'),
    createRule('1', ['0']),
    createRule('2', ['1']),
    createRule('3', ['2']),
    createRule('1', ['1']),
  ];
  expect(findArrows(rules, '1')).toEqual([
    { from: '0', to: '1', label: 'is above 38' },
    { from: '1', to: '2', label: undefined },
  ]);
});

it('routes arrows around the end of the components, further out for each one, ending in an arrowhead', () => {
  const box = (top: number) => ({ start: 0, end: 100, top, bottom: top + 40 });
  const first = routeArrow(box(0), box(100), 0, 200);
  expect(first).toMatchObject({ turnX: 124, middle: 70 });
  expect(first.path).toMatch(/^M 100 20 H 114 .* V 110 .* H 102$/);
  expect(routeArrow(box(100), box(0), 1, 200).turnX).toBe(144);
  expect(routeArrow(box(0), box(100), 9, 200).turnX).toBe(192);
});
