import type { ComponentSample } from '../kit/component-sample.ts';
import { defaultFormats } from '../kit/dates/author-format.ts';
import {
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { formatSetting } from '../kit/settings/format-setting.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { timeSettingsMessages } from './time.settings.messages.ts';

export const timeSettings = settingsForm(timeSettingsMessages, (own, messages, { locale }) => ({
  display: [
    ...labelSettings(messages),
    formatSetting(messages, defaultFormats.time, ['H:mm', 'hh:mm A', 'HH:mm:ss'], locale),
  ],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    textSetting('defaultValue', messages.defaultValue, { description: own.defaultValueHint }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

export const timeSamples: readonly ComponentSample[] = [
  {
    name: 'Start of work',
    definition: {
      type: 'time',
      key: 'start',
      label: 'Start of work',
      input: true,
      description: 'When the first person was on site',
      validate: { required: true },
    },
    answer: '07:30:00',
  },
  {
    name: 'With seconds',
    definition: { type: 'time', key: 'lap', label: 'Alarm heard at', input: true, format: 'HH:mm:ss' },
    answer: '14:05:09',
  },
  {
    name: 'As form files hold it',
    definition: { type: 'time', key: 'odd', label: 'Odd settings', input: true, inputMask: '99:99', defaultValue: '' },
    answer: '2:30 PM',
  },
];
