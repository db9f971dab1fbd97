import { findComponent } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { changeComponent } from './change-component.ts';

const rename = (form: FormDefinition, path: string, key: string) =>
  changeComponent(form, path, findComponent(form, path)!, { ...findComponent(form, path)!, key })!.form;
const text = (key: string, more: object = {}): ComponentDefinition => ({ type: 'textfield', key, ...more });
const when = (target: string) => ({ conditional: { show: true, when: target, eq: 'x' } });
const targetOf = (form: FormDefinition, path: string) =>
  (findComponent(form, path)!.conditional as { readonly when?: string }).when;

it('updates simple conditions after a key changes', () => {
  const form = rename({ components: [text('a'), text('b', when('a')), text('c', when('other'))] }, '0', 'first');
  expect(form.components[0]!.key).toBe('first');
  expect(targetOf(form, '1')).toBe('first');
  expect(targetOf(form, '2')).toBe('other');
});

it('updates condition lists and logic triggers after a key changes', () => {
  const conditions = [
    { component: 'a', operator: 'isEqual', value: 'a' },
    { component: 'c', operator: 'isEmpty' },
  ];
  const logic = [{ name: 'l', trigger: { type: 'simple', simple: { show: true, when: 'a', eq: '1' } }, actions: [] }];
  const asking = text('b', { conditional: { show: true, conjunction: 'all', conditions }, logic });
  const form = rename({ components: [text('a'), { type: 'panel', key: 'p', components: [asking] }] }, '0', 'first');
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
    { type: 'container', key: 'person', components: [text('name'), text('nick', when('name'))] },
    text('b', when('person.name')),
  ];
  const outer = rename({ components }, '0', 'visitor');
  expect(targetOf(outer, '1')).toBe('visitor.name');
  expect(targetOf(outer, '0.components.1')).toBe('name');
  const inner = rename({ components }, '0.components.0', 'fullName');
  expect(targetOf(inner, '1')).toBe('person.fullName');
  expect(targetOf(inner, '0.components.1')).toBe('fullName');
});

it('keeps conditions on another component with the same key', () => {
  const components = [
    { type: 'container', key: 'one', components: [text('name'), text('x', when('name'))] },
    { type: 'container', key: 'two', components: [text('name'), text('y', when('name'))] },
  ];
  const form = rename({ components }, '1.components.0', 'other');
  expect(targetOf(form, '0.components.1')).toBe('name');
  expect(targetOf(form, '1.components.1')).toBe('other');
});

it('reuses all objects that the change did not affect', () => {
  const form: FormDefinition = { components: [text('a'), text('b', when('c')), text('c')] };
  expect(rename(form, '0', 'z').components[1]).toBe(form.components[1]);
});

it('updates JSONLogic after a key changes, in any property', () => {
  const rule = (name: string) => ({
    and: [{ '>': [{ var: `data.${name}` }, 3] }, { missing: [`data.${name}`, 'data.c'] }],
  });
  const asking = (name: string) =>
    text('b', {
      conditional: { json: rule(name) },
      calculateValue: { var: [`data.${name}`, { var: 'data.c' }] },
      customDefaultValue: { var: `row.${name}` },
      validate: { required: true, json: { missing_some: [1, [`data.${name}`]] } },
      logic: [{ name: 'l', trigger: { type: 'json', json: rule(name) }, actions: [] }],
    });
  const form = rename({ components: [text('a'), asking('a'), text('c')] }, '0', 'first');
  expect(form.components[1]).toEqual(asking('first'));
});

it('renames a grid, a container and a column in JSONLogic that refers to them, and keeps equal names elsewhere', () => {
  const sum = (grid: string, column: string) => ({
    calculateValue: { '+': [{ var: `data.${grid}.0.${column}` }, { var: `data.boxes.${column}` }, { var: column }] },
  });
  const createSibling = (column: string) => text('tax', { calculateValue: { var: `row.${column}` } });
  const form: FormDefinition = {
    components: [
      { type: 'datagrid', key: 'items', components: [text('price'), createSibling('price')] },
      text('total', sum('items', 'price')),
      { type: 'selectboxes', key: 'boxes' },
    ],
  };
  expect(rename(form, '0', 'lines').components[1]).toMatchObject(sum('lines', 'price'));
  const renamed = rename(form, '0.components.0', 'cost');
  expect(findComponent(renamed, '0.components.1')).toEqual(createSibling('cost'));
  expect(renamed.components[1]!.calculateValue).toEqual({
    '+': [{ var: 'data.items.0.cost' }, { var: 'data.boxes.price' }, { var: 'price' }],
  });
});

it('updates `refreshOn` after a key changes', () => {
  const asking = (name: string) => text('b', { refreshOn: [{ key: 'k', value: name }, 'c'] });
  const form = {
    components: [text('a'), asking('a'), text('c', { refreshOn: 'a' }), text('d', { refreshOn: 'data' })],
  };
  expect(rename(form, '0', 'first').components.slice(1)).toEqual([
    asking('first'),
    text('c', { refreshOn: 'first' }),
    text('d', { refreshOn: 'data' }),
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
  expect(rename(form, '0.components.0', 'price').components[1]).toEqual(total('items', 'price'));
  expect(rename(form, '0', 'lines').components[1]).toEqual(total('lines', 'amount'));
});

it('changes a component at its current path, and nothing at its former path', () => {
  const shown = text('a', { label: 'A' });
  const change = (...components: ComponentDefinition[]) =>
    changeComponent({ components }, '0', shown, { ...shown, label: 'Changed' });
  // Simulates a form that was loaded again from the library, so every object is new.
  const first = text('new', { label: 'New' });
  expect(change(first, { type: 'panel', key: 'p', components: [{ ...shown }] })).toMatchObject({
    path: '1.components.0',
    form: { components: [first, { components: [{ key: 'a', label: 'Changed' }] }] },
  });
  expect(change(first)).toBeUndefined();
  expect(change({ ...shown, type: 'number' })).toBeUndefined();
  expect(change()).toBeUndefined();
});

it('recognizes a component whose key was just changed', () => {
  const shown = text('a');
  const { form } = changeComponent({ components: [shown] }, '0', shown, text('b'))!;
  expect(changeComponent(form, '0', shown, text('b', { label: 'B' }))?.form.components).toEqual([
    text('b', { label: 'B' }),
  ]);
});
