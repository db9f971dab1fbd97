import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { paneForm } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { shareAnswers } from './shared-answers.ts';
import { settingsIn, sharedForm } from './shared-form.ts';

const speech = { language: 'en', locale: 'en' } as const;
const messages = await settingsMessages.read(speech);
const formOf = async (...types: ComponentType[]) =>
  sharedForm(await Promise.all(types.map(async (type) => paneForm(await settings[type].read(speech), messages))));
const keysOf = async (...types: ComponentType[]) => settingsIn(await formOf(...types)).map(({ key }) => key);

async function share(...definitions: ComponentDefinition[]) {
  const form = await formOf(...new Set(definitions.map(({ type }) => type as ComponentType)));
  const shared = shareAnswers(form, definitions, 'They differ.');
  const { session } = shared.live;
  return {
    shared,
    set: (path: string, value: unknown) => session.setValue(session.nodeAt(path)!.id, value),
    notes: settingsIn(shared.form).filter(({ description }) => String(description).startsWith('They differ.')),
  };
}

it('offers what all of them have, and nothing that each has for itself', async () => {
  const shared = await keysOf('textfield', 'number', 'select');
  expect(shared).toEqual(expect.arrayContaining(['hideLabel', 'validate.required', 'labelPosition', 'hidden']));
  for (const path of ['key', 'label', 'conditional', 'case', 'defaultValue']) expect(shared).not.toContain(path);
  expect(await keysOf('textfield', 'panel')).not.toContain('validate.required');
});

it('writes a setting to all, leaves everything else as it was stored, and can be set back', async () => {
  const first = { type: 'textfield', key: 'a', validate: { minLength: 2 }, strange: [1, null] };
  const second = { type: 'number', key: 'b' };
  const { shared, set } = await share(first, second);
  set('validate.required', true);
  const changed = shared.apply([first, second]);
  expect(changed).toEqual([
    { ...first, validate: { minLength: 2, required: true } },
    { ...second, validate: { required: true } },
  ]);
  set('validate.required', false);
  expect(shared.apply(changed)).toEqual([first, second]);
});

it('notes what differs, and writes it only when it is set', async () => {
  const definitions = [
    { type: 'textfield', key: 'a', hidden: true, labelPosition: 'left-left' },
    { type: 'textfield', key: 'b', labelPosition: 'top' },
    { type: 'textfield', key: 'c', hidden: false },
  ];
  const { shared, set, notes } = await share(...definitions);
  expect(notes.map(({ key }) => key)).toEqual(['labelPosition', 'hidden']);
  expect(shared.apply(definitions)).toEqual(definitions);
  set('hidden', true);
  expect(shared.isSettled()).toBe(true);
  const changed = shared.apply(definitions);
  expect(changed.map(({ hidden }) => hidden)).toEqual([true, true, true]);
  expect(changed.map(({ labelPosition }) => labelPosition)).toEqual(['left-left', 'top', undefined]);
});

it('holds back what is not sound', async () => {
  const definitions = [
    { type: 'textfield', key: 'a' },
    { type: 'textfield', key: 'b' },
  ];
  const { shared, set } = await share(...definitions);
  set('tabindex', -7);
  expect(shared.apply(definitions)).toEqual(definitions);
});
