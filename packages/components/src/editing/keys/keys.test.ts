import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { giveKeys } from './give-keys.ts';
import { keyFromLabel } from './key-from-label.ts';
import { uniqueKey } from './unique-key.ts';

it('makes a property name of a label', () => {
  const keys: Record<string, string> = {
    'Text field': 'textField',
    'Hauteur relevée (m)': 'hauteurReleveeM',
    "Inspector's name": 'inspectorsName',
    '<b>Wind</b> speed': 'windSpeed',
    '2nd visit': 'ndVisit',
    'URL of the site': 'urlOfTheSite',
    Имя: 'textfield',
    constructor: 'textfield',
    '': 'textfield',
  };
  for (const [label, key] of Object.entries(keys)) expect(keyFromLabel({ type: 'textfield', label })).toBe(key);
});

it('counts on where a key is taken', () => {
  expect(uniqueKey('textField', new Set())).toBe('textField');
  expect(uniqueKey('textField', new Set(['textField']))).toBe('textField1');
  expect(uniqueKey('textField1', new Set(['textField', 'textField1', 'textField2']))).toBe('textField3');
});

it('keys copies anew, and lets their conditions look at each other', () => {
  const panel: ComponentDefinition = {
    type: 'panel',
    key: 'visit',
    id: 'e1',
    components: [
      { type: 'checkbox', key: 'hurt', label: 'Hurt' },
      { type: 'textarea', key: 'what', conditional: { show: true, when: 'hurt', eq: 'true' } },
      { type: 'textfield', key: 'who', conditional: { conditions: [{ component: 'hurt' }, { component: 'site' }] } },
    ],
  };
  const [copy] = giveKeys([panel], { components: [panel, { type: 'textfield', key: 'site' }] });
  expect(copy).toEqual({
    type: 'panel',
    key: 'visit1',
    components: [
      { type: 'checkbox', key: 'hurt1', label: 'Hurt' },
      { type: 'textarea', key: 'what1', conditional: { show: true, when: 'hurt1', eq: 'true' } },
      { type: 'textfield', key: 'who1', conditional: { conditions: [{ component: 'hurt1' }, { component: 'site' }] } },
    ],
  });
});

it('lets a condition follow the one key that is new', () => {
  const asks: ComponentDefinition = {
    type: 'textfield',
    key: 'what',
    conditional: { show: true, when: 'hurt', eq: 'x' },
  };
  const copied = giveKeys([{ type: 'checkbox', key: 'hurt', label: 'Hurt' }, asks], {
    components: [{ type: 'checkbox', key: 'hurt' }],
  });
  expect(copied.map(({ key, conditional }) => [key, conditional])).toEqual([
    ['hurt1', undefined],
    ['what', { show: true, when: 'hurt1', eq: 'x' }],
  ]);
});

it('keeps keys that the form does not use', () => {
  const [kept] = giveKeys([{ type: 'textfield', key: 'site' }], { components: [] });
  expect(kept?.key).toBe('site');
});
