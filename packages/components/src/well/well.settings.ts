import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { wellSettingsMessages } from './well.settings.messages.ts';

export const wellSettings = settingsForm(wellSettingsMessages, (own, messages) => ({
  display: [textSetting('label', messages.label, { description: own.labelHint })],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));

export const wellSamples: readonly ComponentSample[] = [
  {
    name: 'For the office only',
    definition: {
      type: 'well',
      key: 'officeOnly',
      label: 'Office only',
      input: false,
      components: [{ type: 'textfield', key: 'costCentre', label: 'Cost centre', input: true }],
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'well', key: 'odd', label: 'Test Well', components: [{ type: 'number', key: 'n' }, 7] },
  },
];
