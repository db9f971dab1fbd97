import type { ComponentSample } from '../kit/component-sample.ts';
import { contentTabs, keySetting, labelSettings } from '../kit/settings/common-settings.ts';
import { countSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { submissionNumberSettingsMessages } from './submissionNumber.settings.messages.ts';

/**
 * Settings form of a submission number. It has no validation or calculation settings, because the server assigns the
 * number.
 */
export const submissionNumberSettings = settingsForm(submissionNumberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    countSetting('padding', own.padding, { description: own.paddingHint, validate: { min: 0, max: 20 } }),
  ],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));

export const submissionNumberSamples: readonly ComponentSample[] = [
  {
    name: 'Before it is sent',
    definition: { type: 'submissionNumber', key: 'number', label: 'Number', input: true, padding: 5 },
  },
  {
    name: 'Sent',
    definition: {
      type: 'submissionNumber',
      key: 'number',
      label: 'Report number',
      input: true,
      padding: 5,
      description: 'Please give it when you call us',
    },
    answer: 42,
  },
  {
    name: 'As form files hold it',
    definition: { type: 'submissionNumber', key: 'odd', label: 'Odd settings', padding: '4', validate: null },
    answer: '17',
  },
];
