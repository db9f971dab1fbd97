import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, countSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tagsSettingsMessages } from './tags.settings.messages.ts';

export const tagsSettings = settingsForm(tagsSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    textSetting('defaultValue', messages.defaultValue),
    choiceSetting('storeas', own.storeAs, own.ways),
    textSetting('delimeter', own.delimiter, { placeholder: ',', description: own.delimiterHint }),
  ],
  validation: [...requiredSettings(messages), countSetting('maxTags', own.most)],
  ...fieldTabs(messages),
}));

export const tagsSamples: readonly ComponentSample[] = [
  {
    name: 'What a complaint is about',
    definition: {
      type: 'tags',
      key: 'topics',
      label: 'What it is about',
      input: true,
      placeholder: 'noise, dust …',
      maxTags: 5,
      validate: { required: true },
    },
    answer: 'noise,late work',
  },
  {
    name: 'A list',
    definition: { type: 'tags', key: 'plots', label: 'Plots', input: true, storeas: 'array', delimeter: ';' },
    answer: ['RQ-014', 'RQ-015'],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'tags',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      delimeter: null,
      maxTags: '',
      storeas: 'text',
      inputFormat: 'plain',
      validate: null,
      defaultValue: 7,
    },
  },
];
