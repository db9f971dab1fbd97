import { type FormDefinition, walkComponents } from '@tideform/engine';
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
  for (const [label, key] of Object.entries(keys)) expect(keyFromLabel({ type: 'textfield', label })).toBe(key);
});

it('counts on where a key is taken', () => {
  expect(uniqueKey('textField', new Set())).toBe('textField');
  expect(uniqueKey('textField', new Set(['textField']))).toBe('textField1');
  expect(uniqueKey('textField1', new Set(['textField', 'textField1', 'textField2']))).toBe('textField3');
});

it('keys copies anew, but keeps the names within grids and containers', () => {
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
  const copies = giveKeys(form.components, form);
  expect([...walkComponents({ components: copies })].map(({ definition }) => definition.key)).toEqual([
    ...['visit1', 'hurt1', 'lines1', 'qty', 'box', 'p', 'qty'],
  ]);
  expect(copies[0]).not.toHaveProperty('id');
});

it('keeps keys that the form does not use', () => {
  const [kept] = giveKeys([{ type: 'textfield', key: 'site' }], { components: [] });
  expect(kept?.key).toBe('site');
});
