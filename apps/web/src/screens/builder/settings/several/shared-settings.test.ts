import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createPaneForm } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { createSharedForm, createSharedSettings, listSettings } from './shared-settings.ts';

const locale = { language: 'en', locale: 'en' } as const;
const messages = await settingsMessages.read(locale);
const createForm = async (...types: ComponentType[]) =>
  createSharedForm(
    await Promise.all(types.map(async (type) => createPaneForm(await settings[type].read(locale), messages))),
  );
const getKeys = async (...types: ComponentType[]) => listSettings(await createForm(...types)).map(({ key }) => key);

async function openSharedSettings(...definitions: ComponentDefinition[]) {
  const form = await createForm(...new Set(definitions.map(({ type }) => type as ComponentType)));
  const shared = createSharedSettings(form, definitions, 'They differ.');
  const { session } = shared.settingsSession;
  return {
    shared,
    set: (path: string, value: unknown) => session.setValue(session.nodeAt(path)!.id, value),
    notes: listSettings(shared.form).filter(({ description }) => String(description).startsWith('They differ.')),
  };
}

it('offers the settings that all components have, except those that must differ', async () => {
  const shared = await getKeys('textfield', 'number', 'select');
  expect(shared).toEqual(expect.arrayContaining(['hideLabel', 'validate.required', 'labelPosition', 'hidden']));
  for (const path of ['key', 'label', 'conditional', 'case', 'defaultValue']) expect(shared).not.toContain(path);
  expect(await getKeys('textfield', 'panel')).not.toContain('validate.required');
});

it('writes a setting to all components, keeps other settings as stored, and can be reverted', async () => {
  const first = { type: 'textfield', key: 'a', validate: { minLength: 2 }, strange: [1, null] };
  const second = { type: 'number', key: 'b' };
  const { shared, set } = await openSharedSettings(first, second);
  set('validate.required', true);
  const changed = shared.apply([first, second]);
  expect(changed).toEqual([
    { ...first, validate: { minLength: 2, required: true } },
    { ...second, validate: { required: true } },
  ]);
  set('validate.required', false);
  expect(shared.apply(changed)).toEqual([first, second]);
});

it('notes mixed values, and overwrites them only when the setting is changed', async () => {
  const definitions = [
    { type: 'textfield', key: 'a', hidden: true, labelPosition: 'left-left' },
    { type: 'textfield', key: 'b', labelPosition: 'top' },
    { type: 'textfield', key: 'c', hidden: false },
  ];
  const { shared, set, notes } = await openSharedSettings(...definitions);
  expect(notes.map(({ key }) => key)).toEqual(['labelPosition', 'hidden']);
  expect(shared.apply(definitions)).toEqual(definitions);
  set('hidden', true);
  expect(shared.hasResolvedMixedValues()).toBe(true);
  const changed = shared.apply(definitions);
  expect(changed.map(({ hidden }) => hidden)).toEqual([true, true, true]);
  expect(changed.map(({ labelPosition }) => labelPosition)).toEqual(['left-left', 'top', undefined]);
});

it("doesn't write invalid settings", async () => {
  const definitions = [
    { type: 'textfield', key: 'a' },
    { type: 'textfield', key: 'b' },
  ];
  const { shared, set } = await openSharedSettings(...definitions);
  set('tabindex', -7);
  expect(shared.apply(definitions)).toEqual(definitions);
});
