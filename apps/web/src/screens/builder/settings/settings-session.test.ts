import { samples } from '@tideform/components/samples';
import { settings } from '@tideform/components/settings';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { createPaneForm } from './pane-form.ts';
import { settingsMessages } from './settings.messages.ts';
import { applySettings, createSettingsSession } from './settings-session.ts';

const messages = await settingsMessages.read({ language: 'en', locale: 'en' });

const types = Object.keys(settings) as (keyof typeof settings)[];
const forms: Readonly<Record<string, FormDefinition>> = Object.fromEntries(
  await Promise.all(
    types.map(async (type) => [type, await settings[type].read({ language: 'en', locale: 'en' })] as const),
  ),
);
const allSamples = types.flatMap((type) => samples[type].map((sample) => ({ type, ...sample })));

/** Opens the settings of a component: returns their values, and the component after some values were changed. */
function openSettings(definition: ComponentDefinition, form: FormDefinition = forms[definition.type]!) {
  const { session, fields } = createSettingsSession(createPaneForm(form, messages), definition);
  const shown = session.data();
  const paths = fields.map(({ path }) => path);
  return {
    fields,
    edit(changes: Readonly<Record<string, unknown>>, before = definition) {
      for (const [path, value] of Object.entries(changes)) session.setValue(session.nodeAt(path)!.id, value);
      return applySettings({ origin: definition, shown, answers: session.data(), paths, definition: before });
    },
  };
}

describe.each(allSamples)('$type, $name:', ({ definition }) => {
  it('opening the settings without an edit changes nothing', () => {
    expect(openSettings(definition).edit({})).toBe(definition);
  });

  it('one edit changes one path, and reverting the edit restores the definition', () => {
    const before = structuredClone(definition);
    const { fields } = openSettings(definition);
    // Hidden settings that are calculated from others change with them.
    const following = fields.filter(({ definition: { hidden, calculateValue } }) => hidden && calculateValue);
    const follows = new Set(following.map(({ path }) => path));
    for (const { path, definition: setting } of fields.filter((field) => !follows.has(field.path))) {
      const isSwitch = setting.type === 'settings-switch';
      const { session } = createSettingsSession(createPaneForm(forms[definition.type]!, messages), definition);
      const old = session.state(session.nodeAt(path)!.id).value;
      const pane = openSettings(definition);
      const changed = pane.edit({ [path]: isSwitch ? !old : 'something new' });
      const changes = findDifferences(definition, changed).filter((each) => !follows.has(each));
      expect(changes).toEqual([path]);
      expect(pane.edit({ [path]: old }, changed)).toEqual(definition);
    }
    expect(definition).toEqual(before);
  });
});

it('keeps unusual property values of real forms when another property is edited', () => {
  const definition = {
    type: 'textfield',
    key: 'site',
    label: 'Site',
    unknown: { deep: [1, null] },
    validate: { required: 'true', custom: 'valid = true', minLength: '3' },
    conditional: { show: null, when: null, eq: '' },
  };
  const changed = openSettings(definition).edit({ 'validate.maxLength': 9 });
  expect(changed).toEqual({ ...definition, validate: { ...definition.validate, maxLength: 9 } });
  expect(changed.unknown).toBe(definition.unknown);
});

it('removes a cleared setting, and the object that was created for it', () => {
  const definition = { type: 'textfield', key: 'site', label: 'Site' };
  const pane = openSettings(definition);
  const long = pane.edit({ 'validate.minLength': 2, description: 'As on the gate' });
  expect(long).toEqual({ ...definition, validate: { minLength: 2 }, description: 'As on the gate' });
  expect(pane.edit({ 'validate.minLength': undefined, description: '' }, long)).toEqual(definition);
});

it("stores code and rules in form.io's properties, and removes cleared ones", () => {
  const definition = { type: 'textfield', key: 'site', label: 'Site' };
  const pane = openSettings(definition);
  const logic = [{ name: 'Late', trigger: { type: 'event', event: 'stop' }, actions: [] }];
  const changes = {
    customConditional: 'show = true;',
    conditional: { json: { var: 'data.a' } },
    calculateValue: { '+': [1, 2] },
    allowCalculateOverride: true,
    customDefaultValue: 'value = 1;',
    onChange: 'data.b = 1;',
    'validate.custom': 'valid = true;',
    'validate.json': { '!!': [true] },
    logic,
  };
  const { 'validate.custom': custom, 'validate.json': json, ...others } = changes;
  const edited = pane.edit(changes);
  expect(edited).toEqual({ ...definition, ...others, validate: { custom, json } });
  const nothing = Object.fromEntries(Object.keys(changes).map((path) => [path, undefined]));
  expect(pane.edit({ ...nothing, allowCalculateOverride: false, logic: [] }, edited)).toEqual(definition);
});

it('keeps an existing object when its last setting is cleared', () => {
  const definition = { type: 'textfield', key: 'site', label: 'Site', validate: { minLength: 2 } };
  expect(openSettings(definition).edit({ 'validate.minLength': undefined })).toEqual({ ...definition, validate: {} });
});

/** Returns the paths at which two definitions differ. Values other than plain objects are compared as a whole. */
function findDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!(isPlain(one) || isPlain(other)) || !isObjectOrMissing(one) || !isObjectOrMissing(other)) return [path];
  const names = new Set([...getPropertyNames(one), ...getPropertyNames(other)]);
  return [...names].flatMap((name) =>
    findDifferences(getProperty(one, name), getProperty(other, name), path ? `${path}.${name}` : name),
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a setting may be written into a value: an object, or a missing value. */
const isObjectOrMissing = (value: unknown): boolean =>
  isPlain(value) || value == null || (Array.isArray(value) && value.length === 0);
const getPropertyNames = (value: unknown): readonly string[] => (isPlain(value) ? Object.keys(value) : []);
const getProperty = (object: unknown, name: string): unknown => (isPlain(object) ? object[name] : undefined);
