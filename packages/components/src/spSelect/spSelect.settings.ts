import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { refreshSettings } from '../kit/settings/source-settings.ts';
import { spSelectSettingsMessages } from './spSelect.settings.messages.ts';

export const spSelectSettings = settingsForm(spSelectSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), textSetting('placeholder', messages.placeholder)],
  data: [
    keySetting(messages),
    {
      type: 'pickedSource',
      key: 'dataSourceId',
      label: own.dataSource,
      input: true,
      validate: { required: true },
    },
    switchSetting('multiple', own.multiple),
    textSetting('labelProperty', own.labelProperty, { description: own.labelPropertyHint }),
    textSetting('template', messages.source.template, { description: own.templateHint({ tag: '{{ item.Title }}' }) }),
    textSetting('sortBy', own.sortBy),
    choiceSetting('sortDirection', own.sortDirection, own.directions),
    textSetting('filterQuery', own.filter, { description: own.filterHint({ example: "City eq '{{ data.city }}'" }) }),
    switchSetting('removeDuplicates', own.removeDuplicates, { defaultValue: true }),
    textSetting('selectFields', own.selectFields, { description: own.selectFieldsHint }),
    ...refreshSettings(messages),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const tom = { id: 'tom', Title: 'Tom Okafor', EMail: 'tom@northgate.example', JobTitle: 'Scaffolder' };
const lena = { id: 'lena', Title: 'Lena Fischer', EMail: 'lena@northgate.example', JobTitle: 'Mechanical foreman' };

export const spSelectSamples: readonly ComponentSample[] = [
  {
    name: 'A row of the team',
    definition: {
      type: 'spSelect',
      key: 'foreman',
      label: 'Foreman',
      input: true,
      dataSourceId: 'team-members',
      labelProperty: 'Title',
      sortBy: 'Title',
      validate: { required: true },
    },
    answer: lena,
  },
  {
    name: 'Several rows',
    definition: {
      type: 'spSelect',
      key: 'crew',
      label: 'Crew',
      input: true,
      multiple: true,
      dataSourceId: 'team-members',
      template: '<b>{{ item.Title }}</b>',
      filterQuery: "JobTitle contains 'a'",
      selectFields: 'Title,JobTitle',
    },
    answer: [tom, lena],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'spSelect',
      key: 'odd',
      label: 'From an old list',
      dataSourceId: '5f2b',
      labelProperty: null,
      sortDirection: 'up',
      removeDuplicates: 'true',
      selectFields: ['Title', 7],
      validate: [],
    },
    answer: { Title: 'Crane 7', Extra: { a: 1 } },
  },
];
