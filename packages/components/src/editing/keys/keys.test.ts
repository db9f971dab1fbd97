import { type FormDefinition, walkComponents } from '@tideform/engine';
import { expect, it } from 'vitest';
import { assignKeys } from './assign-keys.ts';
import { createUniqueKey } from './create-unique-key.ts';
import { generateKey } from './generate-key.ts';

it('generates a property name from a label', () => {
  const keys: Record<string, string> = {
    'Text field': 'textField',
    'Hauteur relevée (m)': 'hauteurReleveeM',
    "Inspector's name": 'inspectorsName',
    '<b>Wind</b> speed': 'windSpeed',
    '2nd visit': 'ndVisit',
    'URL of the site': 'urlOfTheSite',
    Имя: 'imya',
    'Дата проверки': 'dataProverki',
    Straße: 'strasse',
    'Ημερομηνία ελέγχου': 'imerominiaElegchou',
    'الاسم الكامل': 'alasmAlkaml',
    'שם מלא': 'shmMla',
    姓名: 'xingMing',
    '检查日期 2': 'jianChaRiQi2',
    이름: 'ireum',
    カテゴリ: 'katekori',
    '١': 'textfield',
    '☂': 'textfield',
    constructor: 'textfield',
    '': 'textfield',
  };
  for (const [label, key] of Object.entries(keys)) expect(generateKey({ type: 'textfield', label })).toBe(key);
});

it('numbers keys that are already used', () => {
  expect(createUniqueKey('textField', new Set())).toBe('textField');
  expect(createUniqueKey('textField', new Set(['textField']))).toBe('textField1');
  expect(createUniqueKey('textField1', new Set(['textField', 'textField1', 'textField2']))).toBe('textField3');
});

it('generates new keys for copies, but keeps the keys inside grids and containers', () => {
  const form: FormDefinition = {
    components: [
      { type: 'panel', key: 'visit', id: 'e1', components: [{ type: 'checkbox', key: 'hurt' }] },
      {
        ...{ type: 'datagrid', key: 'lines' },
        components: [
          { type: 'number', key: 'qty' },
          {
            type: 'container',
            key: 'box',
            components: [{ type: 'panel', key: 'p', components: [{ type: 'number', key: 'qty' }] }],
          },
        ],
      },
    ],
  };
  const copies = assignKeys(form.components, form);
  expect([...walkComponents({ components: copies })].map(({ definition }) => definition.key)).toEqual([
    ...['visit1', 'hurt1', 'lines1', 'qty', 'box', 'p', 'qty'],
  ]);
  expect(copies[0]).not.toHaveProperty('id');
});

it('keeps unused keys', () => {
  const [component] = assignKeys([{ type: 'textfield', key: 'site' }], { components: [] });
  expect(component?.key).toBe('site');
});
