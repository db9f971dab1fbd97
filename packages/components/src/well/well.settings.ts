import { keySetting, layoutTabs, settingsForm, textSetting } from '../kit/common-settings.ts';

export const wellSettings = settingsForm({
  display: [
    textSetting('label', 'Label', { description: 'Its name while you build. People who answer do not see it.' }),
  ],
  data: [keySetting],
  ...layoutTabs,
});
