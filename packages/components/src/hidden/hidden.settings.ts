import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, nameSetting } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const hiddenSettings = plainSettingsForm((messages) => ({
  display: [nameSetting(messages)],
  data: [keySetting(messages), textSetting('defaultValue', messages.defaultValue)],
  logic: fieldTabs(messages).logic,
}));

export const hiddenSamples: readonly ComponentSample[] = [
  {
    name: 'Where the form is used',
    definition: { type: 'hidden', key: 'region', label: 'Region', input: true, defaultValue: 'north' },
    answer: 'south',
  },
  {
    name: 'Filled by a link',
    definition: { type: 'hidden', key: 'assetId', label: 'Asset', input: true },
    answer: { id: 41, name: 'Crane 2' },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'hidden', key: 'odd', input: true, inputType: 'hidden', defaultValue: null, tableView: false },
  },
];
