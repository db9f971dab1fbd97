import { formatPath } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { getOutlineDropPosition } from './outline-rows.ts';

const createTextField = (key: string) => ({ type: 'textfield', key });
const form: FormDefinition = {
  components: [createTextField('a'), { type: 'panel', key: 'p', components: [createTextField('b')] }],
};
const formatDropPosition = (...[path, share, isExpanded, moved]: [string, number, boolean, string?]) => {
  const place = getOutlineDropPosition(form, path, share, isExpanded, moved === undefined ? [] : [moved]);
  return place && formatPath(place);
};

it('drops before or after a row, and into the middle of a container', () => {
  expect([formatDropPosition('0', 0.2, false), formatDropPosition('0', 0.8, false)]).toEqual(['0', '1']);
  expect([
    formatDropPosition('1', 0.2, false),
    formatDropPosition('1', 0.5, false),
    formatDropPosition('1', 0.9, false),
  ]).toEqual(['1', '1.components.1', '2']);
});

it('drops below an expanded row as its first child', () => {
  expect(formatDropPosition('1', 0.9, true)).toBe('1.components.0');
});

it('does not drop a component into itself', () => {
  expect(formatDropPosition('1.components.0', 0.2, false, '1')).toBeUndefined();
});
