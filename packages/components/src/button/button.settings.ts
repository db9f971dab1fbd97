import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { pressedSetting } from '../kit/settings/logic-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { buttonSettingsWords } from './button.settings.words.ts';

export const buttonSettings = settingsForm(buttonSettingsWords, (own, words) => ({
  display: [
    textSetting('label', words.label, { validate: { required: true }, defaultValue: own.submit }),
    choiceSetting('action', own.action, own.actions),
    textSetting('event', own.event, { conditional: { show: true, when: 'action', eq: 'event' } }),
    textSetting('url', own.url, { conditional: { show: true, when: 'action', eq: 'url' } }),
    { ...pressedSetting(words.logic), conditional: { show: true, when: 'action', eq: 'custom' } },
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
  data: [keySetting(words)],
  logic: contentTabs(words).logic,
  layout: [...contentTabs(words).layout, switchSetting('disabled', words.disabled, { description: own.disabledHint })],
  permissions: contentTabs(words).permissions,
}));
