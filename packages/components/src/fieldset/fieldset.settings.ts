import { keySetting, layoutTabs, settingsForm, switchSetting, textSetting } from '../kit/common-settings.ts';

export const fieldsetSettings = settingsForm({
  display: [
    textSetting('legend', 'Legend', { description: 'Says what the fields inside have in common.' }),
    switchSetting('hideLabel', 'Hide the legend', { description: 'Screen readers still say it.' }),
    textSetting('tooltip', 'More information'),
  ],
  data: [keySetting],
  ...layoutTabs,
});
