import { keySetting, settingsForm, textSetting, usualTabs } from '../kit/common-settings.ts';

export const wellSettings = settingsForm({
  display: [
    textSetting('label', 'Label', { description: 'Its name while you build. People who answer do not see it.' }),
  ],
  data: [keySetting],
  ...usualTabs,
});
