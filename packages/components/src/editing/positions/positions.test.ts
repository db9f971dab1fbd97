import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { adjustPathAfterInsertion, adjustPathAfterRemoval, formatPath, getPosition } from './component-path.ts';
import { editList } from './edit-list.ts';
import { findComponent, findList } from './find-component.ts';

const createTextField = (key: string) => ({ type: 'textfield', key });
const form: FormDefinition = {
  components: [
    { type: 'columns', key: 'c', columns: [{ width: 6, components: [createTextField('a')] }, { width: 6 }] },
    {
      type: 'table',
      key: 't',
      rows: [[{ components: [createTextField('d')] }, { components: [createTextField('e')] }]],
    },
    { type: 'tabs', key: 's', components: [{ label: 'One', key: 'one', components: [createTextField('f')] }] },
    { type: 'panel', key: 'p' },
  ],
};

it('converts between component paths and positions', () => {
  for (const path of ['3', '0.columns[1].2', '1.rows[0][1].0', '2.components[0].0.components.4']) {
    expect(formatPath(getPosition(path))).toBe(path);
  }
  expect(getPosition('0.columns[1].2')).toEqual({ parent: '0', slot: 'columns[1]', index: 2 });
});

it('finds components at any nesting depth', () => {
  expect(findComponent(form, '0.columns[0].0')?.key).toBe('a');
  expect(findComponent(form, '1.rows[0][1].0')?.key).toBe('e');
  expect(findComponent(form, '2.components[0].0')?.key).toBe('f');
  expect(findComponent(form, '3.components.0')).toBeUndefined();
  expect(findComponent(form, '9.components.0')).toBeUndefined();
});

it('accepts slots without a stored list, but no nonexistent positions', () => {
  expect(findList(form, { parent: '3', slot: 'components' })).toEqual([]);
  expect(findList(form, { parent: '0', slot: 'columns[1]' })).toEqual([]);
  expect(findList(form, { parent: '0', slot: 'columns[2]' })).toBeUndefined();
  expect(findList(form, { parent: '2', slot: 'components' })).toBeUndefined();
  expect(findList(form, { parent: '3', slot: '__proto__' })).toBeUndefined();
  expect(findList(form, { parent: '7', slot: 'components' })).toBeUndefined();
});

it('creates a missing component list, and reuses all unaffected objects', () => {
  const next = editList(form, { parent: '0', slot: 'columns[1]' }, (list) => [...list, createTextField('b')]);
  expect(next.components[0]).toEqual({
    type: 'columns',
    key: 'c',
    columns: [
      { width: 6, components: [createTextField('a')] },
      { width: 6, components: [createTextField('b')] },
    ],
  });
  expect(next.components[1]).toBe(form.components[1]);
  expect((next.components[0]!.columns as unknown[])[0]).toBe((form.components[0]!.columns as unknown[])[0]);
});

it('returns the same form if nothing changed', () => {
  expect(editList(form, { parent: '0', slot: 'columns[0]' }, (list) => list)).toBe(form);
  expect(editList(form, { parent: '9', slot: 'components' }, () => [])).toBe(form);
});

it('adjusts a path when earlier components are added or removed', () => {
  expect(adjustPathAfterRemoval('3.components.1', '1')).toBe('2.components.1');
  expect(adjustPathAfterRemoval('3.components.1', '3.components.0')).toBe('3.components.0');
  expect(adjustPathAfterRemoval('3.components.1', '4')).toBe('3.components.1');
  expect(adjustPathAfterRemoval('3.components.1', '2.components.0')).toBe('3.components.1');
  expect(adjustPathAfterInsertion('3.components.1', { parent: undefined, slot: undefined, index: 3 }, 2)).toBe(
    '5.components.1',
  );
});

it('has a single-component slot for the values of a data map', () => {
  const map = { type: 'datamap', key: 'm', valueComponent: createTextField('v') };
  const position = { parent: '0', slot: 'valueComponent' };
  const heldBy = (edited: FormDefinition) => edited.components[0]!.valueComponent;
  const filled: FormDefinition = { components: [map] };
  expect(findComponent(filled, '0.valueComponent.0')).toBe(map.valueComponent);
  expect(heldBy(editList(filled, position, (list) => [...list, createTextField('w')]))).toEqual(createTextField('w'));
  expect(heldBy(editList(filled, position, () => []))).toBeUndefined();
  const bare: FormDefinition = { components: [{ type: 'datamap', key: 'm' }] };
  expect(findList(bare, position)).toEqual([]);
  expect(heldBy(editList(bare, position, () => [createTextField('w')]))).toEqual(createTextField('w'));
  expect(editList(filled, position, (list) => list)).toBe(filled);
});
