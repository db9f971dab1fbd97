import type { ComponentDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { findOmittedComponents } from './canvas-renderer.ts';

const createFields = (count: number, name = 'f') =>
  Array.from({ length: count }, (_, at): ComponentDefinition => ({ type: 'textfield', key: `${name}${at}` }));
const findOmitted = (...components: ComponentDefinition[]) => {
  const { roots, count } = findOmittedComponents(components);
  return [[...roots].map(({ key }) => key), count];
};

describe('components beyond the limit of a form', () => {
  it.each([
    ['none of 5,000', createFields(5_000), [], 0],
    ['the last two of 5,002', createFields(5_002), ['f5000', 'f5001'], 2],
    [
      'a container with its children',
      [...createFields(5_000), { type: 'panel', key: 'p', components: createFields(9, 'in') }],
      ['p'],
      10,
    ],
    [
      'the last children of a rendered container, and later components',
      [{ type: 'panel', key: 'p', components: createFields(5_001, 'in') }, ...createFields(1)],
      ['in4999', 'in5000', 'f0'],
      3,
    ],
    [
      'the last components in columns and cells',
      [
        {
          type: 'columns',
          key: 'c',
          columns: [{ components: createFields(4_999) }, { components: createFields(1, 'second') }],
        },
      ],
      ['second0'],
      1,
    ],
  ])('are omitted: %s', (_, components, keys, count) => {
    expect(findOmitted(...components)).toEqual([keys, count]);
  });
});
