import { keySetting, layoutTabs, settingsForm, switchSetting, textSetting } from '../kit/common-settings.ts';
import { nextPageSettings, pageSettings } from './page-settings.ts';

export const panelSettings = settingsForm({
  display: [
    textSetting('title', 'Title', { validate: { required: true } }),
    switchSetting('hideLabel', 'Hide the title'),
    textSetting('tooltip', 'More information'),
    switchSetting('collapsible', 'Can be folded'),
    switchSetting('collapsed', 'Folded at first', { conditional: { show: true, when: 'collapsible', eq: 'true' } }),
  ],
  data: [keySetting],
  ...layoutTabs,
  logic: [...nextPageSettings, ...layoutTabs.logic],
  layout: [...layoutTabs.layout, ...pageSettings],
});
