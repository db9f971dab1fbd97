import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { nextPageSettings, pageSettings } from './page-settings.ts';
import { panelSettingsMessages } from './panel.settings.messages.ts';

export const panelSettings = settingsForm(panelSettingsMessages, (own, messages) => ({
  display: [
    textSetting('title', own.title, { validate: { required: true } }),
    switchSetting('hideLabel', own.hideTitle),
    textSetting('tooltip', messages.tooltip),
    switchSetting('collapsible', own.collapsible),
    switchSetting('collapsed', own.collapsed, { conditional: { show: true, when: 'collapsible', eq: 'true' } }),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
  logic: [...nextPageSettings(own.page), ...layoutTabs(messages).logic],
  layout: [...layoutTabs(messages).layout, ...pageSettings(own.page)],
}));
