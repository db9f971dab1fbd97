import type { ComponentSample } from '../kit/component-sample.ts';
import { controlLabelTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { checkboxSettingsMessages } from './checkbox.settings.messages.ts';

export const checkboxSettings = settingsForm(checkboxSettingsMessages, (own, messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages), switchSetting('defaultValue', own.defaultValue)],
  validation: requiredSettings(messages),
  ...controlLabelTabs(messages),
}));

export const checkboxSamples: readonly ComponentSample[] = [
  {
    name: 'A declaration',
    definition: {
      type: 'checkbox',
      key: 'briefed',
      label: 'I have been briefed on site rules',
      input: true,
      description: 'The briefing takes five minutes at the gate.',
      validate: { required: true },
    },
    answer: true,
  },
  {
    name: 'As form files hold it',
    definition: { type: 'checkbox', key: 'odd', label: 'Odd settings', input: true, defaultValue: 'true', value: '' },
  },
];
