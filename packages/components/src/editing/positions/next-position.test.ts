import type { FormDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { formatPath } from './component-path.ts';
import { findInsertPosition } from './insert-position.ts';
import { findStepPosition } from './step-position.ts';

const createTextField = (key: string) => ({ type: 'textfield', key });
const submit = { type: 'button', key: 'submit' };
const form: FormDefinition = {
  components: [
    {
      type: 'columns',
      key: 'c',
      columns: [{ components: [createTextField('a'), createTextField('b')] }, { components: [createTextField('d')] }],
    },
    createTextField('e'),
    { type: 'panel', key: 'p', components: [] },
    submit,
  ],
};
const wizard: FormDefinition = {
  display: 'wizard',
  components: [
    { type: 'panel', key: 'one', components: [createTextField('a'), submit] },
    { type: 'panel', key: 'two', components: [createTextField('b')] },
  ],
};

describe('a new component', () => {
  const at = (of: FormDefinition, selected?: string, page?: string) =>
    formatPath(findInsertPosition(of, selected, page));

  it('is inserted after the selected component', () => {
    expect(at(form, '0.columns[0].0')).toBe('0.columns[0].1');
    expect(at(form, '1')).toBe('2');
  });

  it('is appended to the selected container', () => {
    const panel = (...components: ReturnType<typeof createTextField>[]) => ({
      components: [{ type: 'panel', key: 'p', components }],
    });
    expect(at(panel(), '0')).toBe('0.components.0');
    expect(at(panel(createTextField('a'), createTextField('b')), '0')).toBe('0.components.2');
    expect(at(panel(createTextField('a'), submit), '0')).toBe('0.components.1');
  });

  it('is inserted into the first empty column, or into the last column if all are filled', () => {
    const columns = (...filled: boolean[]) => ({
      components: [
        { type: 'columns', key: 'c', columns: filled.map((is) => ({ components: is ? [createTextField('a')] : [] })) },
      ],
    });
    expect(at(columns(true, false, false), '0')).toBe('0.columns[1].0');
    expect(at(columns(true, true), '0')).toBe('0.columns[1].1');
  });

  it("doesn't replace the component in a slot that accepts only one", () => {
    expect(at({ components: [{ type: 'datamap', key: 'm', valueComponent: createTextField('value') }] }, '0')).toBe(
      '1',
    );
  });

  it('is appended to the form or page otherwise, but before the submit button', () => {
    expect(at(form)).toBe('3');
    expect(at(form, '3')).toBe('3');
    expect(at(form, '99')).toBe('3');
    expect(at({ components: [] })).toBe('0');
    expect(at(wizard, undefined, '0')).toBe('0.components.1');
    expect(at(wizard, '1', '1')).toBe('1.components.1');
  });
});

describe('moving by keyboard', () => {
  const to = (of: FormDefinition, path: string, step: 'up' | 'down' | 'in' | 'out') => {
    const position = findStepPosition(of, path, step);
    return position && formatPath(position);
  };

  it('moves up and down among siblings and through columns', () => {
    expect(to(form, '1', 'up')).toBe('0');
    expect(to(form, '1', 'down')).toBe('3');
    expect(to(form, '0.columns[0].1', 'down')).toBe('0.columns[1].0');
    expect(to(form, '0.columns[1].0', 'up')).toBe('0.columns[0].2');
    expect(to(form, '0', 'up')).toBeUndefined();
    expect(to(form, '0.columns[1].0', 'down')).toBeUndefined();
  });

  it('moves into the previous container, and out of a container to after the parent', () => {
    expect(to(form, '1', 'in')).toBe('0.columns[0].2');
    expect(to(form, '3', 'in')).toBe('2.components.0');
    expect(to(form, '2', 'in')).toBeUndefined();
    expect(to(form, '0.columns[0].0', 'out')).toBe('1');
    expect(to(form, '1', 'out')).toBeUndefined();
  });

  it('moves pages only among pages, and their components to the next page', () => {
    expect(to(wizard, '1', 'in')).toBeUndefined();
    expect(to(wizard, '1', 'up')).toBe('0');
    expect(to(wizard, '0.components.0', 'out')).toBeUndefined();
    expect(to(wizard, '0.components.1', 'down')).toBe('1.components.0');
    expect(to(wizard, '1.components.0', 'up')).toBe('0.components.2');
  });
});
