import type { ComponentSample } from '../kit/component-sample.ts';
import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { buttonCodeSetting } from '../kit/settings/logic-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { buttonSettingsMessages } from './button.settings.messages.ts';

export const buttonSettings = settingsForm(buttonSettingsMessages, (own, messages) => ({
  display: [
    textSetting('label', messages.label, { validate: { required: true }, defaultValue: own.submit }),
    choiceSetting('action', own.action, own.actions),
    textSetting('event', own.event, { conditional: { show: true, when: 'action', eq: 'event' } }),
    textSetting('url', own.url, { conditional: { show: true, when: 'action', eq: 'url' } }),
    { ...buttonCodeSetting(messages.logic), conditional: { show: true, when: 'action', eq: 'custom' } },
    {
      ...choiceSetting('theme', own.theme, own.themes),
      conditional: { show: true, when: 'action', eq: 'submit' },
    },
    {
      ...switchSetting('disableOnInvalid', own.waits, { description: own.waitsHint }),
      conditional: { show: true, when: 'action', eq: 'submit' },
    },
    switchSetting('block', own.block),
  ],
  data: [keySetting(messages)],
  logic: contentTabs(messages).logic,
  layout: [
    ...contentTabs(messages).layout,
    switchSetting('disabled', messages.disabled, { description: own.disabledHint }),
  ],
  permissions: contentTabs(messages).permissions,
}));

export const buttonSamples: readonly ComponentSample[] = [
  {
    name: 'Submit',
    definition: { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit', theme: 'primary' },
  },
  {
    name: 'Open an address',
    definition: {
      type: 'button',
      key: 'rules',
      label: 'Site rules',
      input: true,
      action: 'url',
      url: 'https://example.com/rules',
      theme: 'secondary',
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'button',
      key: 'odd',
      input: true,
      action: 'saveState',
      block: 'true',
      size: 'md',
    },
  },
];
