import type { FormDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { pathAt } from './component-path.ts';
import { placeForNew } from './place-for-new.ts';
import { stepPlace } from './step-place.ts';

const text = (key: string) => ({ type: 'textfield', key });
const submit = { type: 'button', key: 'submit' };
const form: FormDefinition = {
  components: [
    { type: 'columns', key: 'c', columns: [{ components: [text('a'), text('b')] }, { components: [text('d')] }] },
    text('e'),
    { type: 'panel', key: 'p', components: [] },
    submit,
  ],
};
const wizard: FormDefinition = {
  display: 'wizard',
  components: [
    { type: 'panel', key: 'one', components: [text('a'), submit] },
    { type: 'panel', key: 'two', components: [text('b')] },
  ],
};

describe('a new component', () => {
  const at = (of: FormDefinition, selected?: string, page?: string) => pathAt(placeForNew(of, selected, page));

  it('goes behind the selected one, or into the selected container while it is empty', () => {
    expect(at(form, '0.columns[0].0')).toBe('0.columns[0].1');
    expect(at(form, '0')).toBe('1');
    expect(at(form, '2')).toBe('2.components.0');
  });

  it('goes to the end otherwise, but before the submit button', () => {
    expect(at(form)).toBe('3');
    expect(at(form, '3')).toBe('3');
    expect(at(form, '99')).toBe('3');
    expect(at({ components: [] })).toBe('0');
    expect(at(wizard, undefined, '0')).toBe('0.components.1');
    expect(at(wizard, '1', '1')).toBe('1.components.1');
  });
});

describe('one step by key', () => {
  const to = (of: FormDefinition, path: string, step: 'up' | 'down' | 'in' | 'out') => {
    const place = stepPlace(of, path, step);
    return place && pathAt(place);
  };

  it('goes up and down among siblings and through columns', () => {
    expect(to(form, '1', 'up')).toBe('0');
    expect(to(form, '1', 'down')).toBe('3');
    expect(to(form, '0.columns[0].1', 'down')).toBe('0.columns[1].0');
    expect(to(form, '0.columns[1].0', 'up')).toBe('0.columns[0].2');
    expect(to(form, '0', 'up')).toBeUndefined();
    expect(to(form, '0.columns[1].0', 'down')).toBeUndefined();
  });

  it('goes in to the container before, and out behind the parent', () => {
    expect(to(form, '1', 'in')).toBe('0.columns[0].2');
    expect(to(form, '3', 'in')).toBe('2.components.0');
    expect(to(form, '2', 'in')).toBeUndefined();
    expect(to(form, '0.columns[0].0', 'out')).toBe('1');
    expect(to(form, '1', 'out')).toBeUndefined();
  });

  it('keeps pages pages, and takes what lies on them to the next', () => {
    expect(to(wizard, '1', 'in')).toBeUndefined();
    expect(to(wizard, '1', 'up')).toBe('0');
    expect(to(wizard, '0.components.0', 'out')).toBeUndefined();
    expect(to(wizard, '0.components.1', 'down')).toBe('1.components.0');
    expect(to(wizard, '1.components.0', 'up')).toBe('0.components.2');
  });
});
