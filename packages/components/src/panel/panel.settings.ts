import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { nextPageSettings, pageSettings } from './page-settings.ts';
import { panelSettingsWords } from './panel.settings.words.ts';

export const panelSettings = settingsForm(panelSettingsWords, (own, words) => ({
  display: [
    textSetting('title', own.title, { validate: { required: true } }),
    switchSetting('hideLabel', own.hideTitle),
    textSetting('tooltip', words.tooltip),
    switchSetting('collapsible', own.collapsible),
    switchSetting('collapsed', own.collapsed, { conditional: { show: true, when: 'collapsible', eq: 'true' } }),
  ],
  data: [keySetting(words)],
  ...layoutTabs(words),
  logic: [...nextPageSettings(own.page), ...layoutTabs(words).logic],
  layout: [...layoutTabs(words).layout, ...pageSettings(own.page)],
}));
