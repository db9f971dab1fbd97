import { findComponent } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { changeComponent } from './change-component.ts';

const renameKey = (form: FormDefinition, path: string, key: string) =>
  changeComponent(form, path, findComponent(form, path)!, { ...findComponent(form, path)!, key })!.form;
const createTextField = (key: string, more: object = {}): ComponentDefinition => ({ type: 'textfield', key, ...more });
const createCondition = (target: string) => ({ conditional: { show: true, when: target, eq: 'x' } });
const getConditionTarget = (form: FormDefinition, path: string) =>
  (findComponent(form, path)!.conditional as { readonly when?: string }).when;

it('updates simple conditions after a key changes', () => {
  const form = renameKey(
    {
      components: [
        createTextField('a'),
        createTextField('b', createCondition('a')),
        createTextField('c', createCondition('other')),
      ],
    },
    '0',
    'first',
  );
  expect(form.components[0]!.key).toBe('first');
  expect(getConditionTarget(form, '1')).toBe('first');
  expect(getConditionTarget(form, '2')).toBe('other');
});

it('updates condition lists and logic triggers after a key changes', () => {
  const conditions = [
    { component: 'a', operator: 'isEqual', value: 'a' },
    { component: 'c', operator: 'isEmpty' },
  ];
  const logic = [{ name: 'l', trigger: { type: 'simple', simple: { show: true, when: 'a', eq: '1' } }, actions: [] }];
  const asking = createTextField('b', { conditional: { show: true, conjunction: 'all', conditions }, logic });
  const form = renameKey(
    { components: [createTextField('a'), { type: 'panel', key: 'p', components: [asking] }] },
    '0',
    'first',
  );
  expect(findComponent(form, '1.components.0')).toEqual({
    ...asking,
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ ...conditions[0], component: 'first' }, conditions[1]],
    },
    logic: [{ ...logic[0], trigger: { type: 'simple', simple: { show: true, when: 'first', eq: '1' } } }],
  });
});

it('updates paths through a container whose key changes', () => {
  const components = [
    {
      type: 'container',
      key: 'person',
      components: [createTextField('name'), createTextField('nick', createCondition('name'))],
    },
    createTextField('b', createCondition('person.name')),
  ];
  const outer = renameKey({ components }, '0', 'visitor');
  expect(getConditionTarget(outer, '1')).toBe('visitor.name');
  expect(getConditionTarget(outer, '0.components.1')).toBe('name');
  const inner = renameKey({ components }, '0.components.0', 'fullName');
  expect(getConditionTarget(inner, '1')).toBe('person.fullName');
  expect(getConditionTarget(inner, '0.components.1')).toBe('fullName');
});

it('keeps conditions on another component with the same key', () => {
  const components = [
    {
      type: 'container',
      key: 'one',
      components: [createTextField('name'), createTextField('x', createCondition('name'))],
    },
    {
      type: 'container',
      key: 'two',
      components: [createTextField('name'), createTextField('y', createCondition('name'))],
    },
  ];
  const form = renameKey({ components }, '1.components.0', 'other');
  expect(getConditionTarget(form, '0.components.1')).toBe('name');
  expect(getConditionTarget(form, '1.components.1')).toBe('other');
});

it('reuses all objects that the change did not affect', () => {
  const form: FormDefinition = {
    components: [createTextField('a'), createTextField('b', createCondition('c')), createTextField('c')],
  };
  expect(renameKey(form, '0', 'z').components[1]).toBe(form.components[1]);
});

it('updates JSONLogic after a key changes, in any property', () => {
  const rule = (name: string) => ({
    and: [{ '>': [{ var: `data.${name}` }, 3] }, { missing: [`data.${name}`, 'data.c'] }],
  });
  const asking = (name: string) =>
    createTextField('b', {
      conditional: { json: rule(name) },
      calculateValue: { var: [`data.${name}`, { var: 'data.c' }] },
      customDefaultValue: { var: `row.${name}` },
      validate: { required: true, json: { missing_some: [1, [`data.${name}`]] } },
      logic: [{ name: 'l', trigger: { type: 'json', json: rule(name) }, actions: [] }],
    });
  const form = renameKey({ components: [createTextField('a'), asking('a'), createTextField('c')] }, '0', 'first');
  expect(form.components[1]).toEqual(asking('first'));
});

it('renames a grid, a container and a column in JSONLogic that refers to them, and keeps equal names elsewhere', () => {
  const sum = (grid: string, column: string) => ({
    calculateValue: { '+': [{ var: `data.${grid}.0.${column}` }, { var: `data.boxes.${column}` }, { var: column }] },
  });
  const createSibling = (column: string) => createTextField('tax', { calculateValue: { var: `row.${column}` } });
  const form: FormDefinition = {
    components: [
      { type: 'datagrid', key: 'items', components: [createTextField('price'), createSibling('price')] },
      createTextField('total', sum('items', 'price')),
      { type: 'selectboxes', key: 'boxes' },
    ],
  };
  expect(renameKey(form, '0', 'lines').components[1]).toMatchObject(sum('lines', 'price'));
  const renamed = renameKey(form, '0.components.0', 'cost');
  expect(findComponent(renamed, '0.components.1')).toEqual(createSibling('cost'));
  expect(renamed.components[1]!.calculateValue).toEqual({
    '+': [{ var: 'data.items.0.cost' }, { var: 'data.boxes.price' }, { var: 'price' }],
  });
});

it('updates `refreshOn` after a key changes', () => {
  const asking = (name: string) => createTextField('b', { refreshOn: [{ key: 'k', value: name }, 'c'] });
  const form = {
    components: [
      createTextField('a'),
      asking('a'),
      createTextField('c', { refreshOn: 'a' }),
      createTextField('d', { refreshOn: 'data' }),
    ],
  };
  expect(renameKey(form, '0', 'first').components.slice(1)).toEqual([
    asking('first'),
    createTextField('c', { refreshOn: 'first' }),
    createTextField('d', { refreshOn: 'data' }),
  ]);
});

it('updates column sums after the key of the grid or the column changes', () => {
  const total = (grid: string, column: string) => ({
    type: 'number',
    key: 'total',
    calculateValue: {
      reduce: [
        { var: `data.${grid}` },
        { '+': [{ var: 'accumulator' }, { or: [{ var: `current.${column}` }, 0] }] },
        0,
      ],
    },
  });
  const amount = { type: 'number', key: 'amount' };
  const form = { components: [{ type: 'datagrid', key: 'items', components: [amount] }, total('items', 'amount')] };
  expect(renameKey(form, '0.components.0', 'price').components[1]).toEqual(total('items', 'price'));
  expect(renameKey(form, '0', 'lines').components[1]).toEqual(total('lines', 'amount'));
});

it('changes a component at its current path, and nothing at its former path', () => {
  const shown = createTextField('a', { label: 'A' });
  const change = (...components: ComponentDefinition[]) =>
    changeComponent({ components }, '0', shown, { ...shown, label: 'Changed' });
  // Simulates a form that was loaded again from the library, so every object is new.
  const first = createTextField('new', { label: 'New' });
  expect(change(first, { type: 'panel', key: 'p', components: [{ ...shown }] })).toMatchObject({
    path: '1.components.0',
    form: { components: [first, { components: [{ key: 'a', label: 'Changed' }] }] },
  });
  expect(change(first)).toBeUndefined();
  expect(change({ ...shown, type: 'number' })).toBeUndefined();
  expect(change()).toBeUndefined();
});

it('recognizes a component whose key was just changed', () => {
  const shown = createTextField('a');
  const { form } = changeComponent({ components: [shown] }, '0', shown, createTextField('b'))!;
  expect(changeComponent(form, '0', shown, createTextField('b', { label: 'B' }))?.form.components).toEqual([
    createTextField('b', { label: 'B' }),
  ]);
});
