import { expect, it } from 'vitest';
import { renameComponent } from './rename-component.ts';

const textField = { type: 'textfield', key: 'textField', label: 'Text field' };
const form = { components: [textField, { type: 'number', key: 'wind', label: 'Wind' }] };

it('renames a component, and updates its key while the key is automatic and unpublished', () => {
  const named = { ...textField, label: 'Wind', key: 'wind1' };
  expect(renameComponent(textField, ' Wind ', form, undefined)).toEqual(named);
  expect(renameComponent(textField, 'Wind', form, form)).toEqual({ ...named, key: 'textField' });
  const chosen = { ...textField, key: 'mine' };
  expect(renameComponent(chosen, 'Wind', form, undefined)).toEqual({ ...chosen, label: 'Wind' });
});

it('renames a panel by its title; ignores an empty or unchanged name, and components without a name', () => {
  const panel = { type: 'panel', key: 'p', title: 'A' };
  expect(renameComponent(panel, 'B', form, undefined)).toMatchObject({ title: 'B' });
  for (const typed of ['', '  ', 'Text field'])
    expect(renameComponent(textField, typed, form, undefined)).toBe(textField);
  const text = { type: 'content', key: 'c', html: '<p>x</p>' };
  expect(renameComponent(text, 'B', form, undefined)).toBe(text);
});
