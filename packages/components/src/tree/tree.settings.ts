import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** Settings form of a tree. The fields of its nodes are edited on the builder's canvas instead. */
export const treeSettings = plainSettingsForm((messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
const people = { type: 'number', key: 'people', label: 'People', input: true };

export const treeSamples: readonly ComponentSample[] = [
  {
    name: 'Who works for whom',
    definition: {
      type: 'tree',
      key: 'firms',
      label: 'Firms on site',
      input: true,
      description: 'From the main contractor down',
      components: [name, people],
    },
    answer: {
      data: { name: 'Northgate Build', people: 14 },
      children: [
        { data: { name: 'Holt Scaffolding', people: 6 }, children: [] },
        { data: { name: 'Quay Electric', people: 3 }, children: [{ data: { name: 'Spark & Son' }, children: [] }] },
      ],
    },
  },
  {
    name: 'Nothing yet',
    definition: { type: 'tree', key: 'parts', label: 'Parts', input: true, components: [name] },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'tree', key: 'odd', label: 'Tree', components: [null, name], validate: [], defaultValue: null },
    answer: { data: null, children: [null, { data: { name: 'A', other: 1 } }, 'x'], isNew: true },
  },
];
