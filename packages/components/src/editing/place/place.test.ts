import type { FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { componentAt, listAt } from './component-at.ts';
import { pathAfterInsertion, pathAfterRemoval, pathAt, placeOf } from './component-path.ts';
import { editList } from './edit-list.ts';

const text = (key: string) => ({ type: 'textfield', key });
const form: FormDefinition = {
  components: [
    { type: 'columns', key: 'c', columns: [{ width: 6, components: [text('a')] }, { width: 6 }] },
    { type: 'table', key: 't', rows: [[{ components: [text('d')] }, { components: [text('e')] }]] },
    { type: 'tabs', key: 's', components: [{ label: 'One', key: 'one', components: [text('f')] }] },
    { type: 'panel', key: 'p' },
  ],
};

it('reads a path as a place and back', () => {
  for (const path of ['3', '0.columns[1].2', '1.rows[0][1].0', '2.components[0].0.components.4']) {
    expect(pathAt(placeOf(path))).toBe(path);
  }
  expect(placeOf('0.columns[1].2')).toEqual({ parent: '0', slot: 'columns[1]', index: 2 });
});

it('finds components however they are nested', () => {
  expect(componentAt(form, '0.columns[0].0')?.key).toBe('a');
  expect(componentAt(form, '1.rows[0][1].0')?.key).toBe('e');
  expect(componentAt(form, '2.components[0].0')?.key).toBe('f');
  expect(componentAt(form, '3.components.0')).toBeUndefined();
  expect(componentAt(form, '9.components.0')).toBeUndefined();
});

it('knows places that have no list yet, and no others', () => {
  expect(listAt(form, { parent: '3', slot: 'components' })).toEqual([]);
  expect(listAt(form, { parent: '0', slot: 'columns[1]' })).toEqual([]);
  expect(listAt(form, { parent: '0', slot: 'columns[2]' })).toBeUndefined();
  expect(listAt(form, { parent: '2', slot: 'components' })).toBeUndefined();
  expect(listAt(form, { parent: '3', slot: '__proto__' })).toBeUndefined();
  expect(listAt(form, { parent: '7', slot: 'components' })).toBeUndefined();
});

it('makes a missing list, and leaves everything beside the way untouched', () => {
  const next = editList(form, { parent: '0', slot: 'columns[1]' }, (list) => [...list, text('b')]);
  expect(next.components[0]).toEqual({
    type: 'columns',
    key: 'c',
    columns: [
      { width: 6, components: [text('a')] },
      { width: 6, components: [text('b')] },
    ],
  });
  expect(next.components[1]).toBe(form.components[1]);
  expect((next.components[0]!.columns as unknown[])[0]).toBe((form.components[0]!.columns as unknown[])[0]);
});

it('gives the form itself back when nothing changed', () => {
  expect(editList(form, { parent: '0', slot: 'columns[0]' }, (list) => list)).toBe(form);
  expect(editList(form, { parent: '9', slot: 'components' }, () => [])).toBe(form);
});

it('follows a path when something before it comes or goes', () => {
  expect(pathAfterRemoval('3.components.1', '1')).toBe('2.components.1');
  expect(pathAfterRemoval('3.components.1', '3.components.0')).toBe('3.components.0');
  expect(pathAfterRemoval('3.components.1', '4')).toBe('3.components.1');
  expect(pathAfterRemoval('3.components.1', '2.components.0')).toBe('3.components.1');
  expect(pathAfterInsertion('3.components.1', { parent: undefined, slot: undefined, index: 3 }, 2)).toBe(
    '5.components.1',
  );
});

it('has room for one component where a map asks for its values', () => {
  const map = { type: 'datamap', key: 'm', valueComponent: text('v') };
  const place = { parent: '0', slot: 'valueComponent' };
  const heldBy = (edited: FormDefinition) => edited.components[0]!.valueComponent;
  const filled: FormDefinition = { components: [map] };
  expect(componentAt(filled, '0.valueComponent.0')).toBe(map.valueComponent);
  expect(heldBy(editList(filled, place, (list) => [...list, text('w')]))).toEqual(text('w'));
  expect(heldBy(editList(filled, place, () => []))).toBeUndefined();
  const bare: FormDefinition = { components: [{ type: 'datamap', key: 'm' }] };
  expect(listAt(bare, place)).toEqual([]);
  expect(heldBy(editList(bare, place, () => [text('w')]))).toEqual(text('w'));
  expect(editList(filled, place, (list) => list)).toBe(filled);
});
