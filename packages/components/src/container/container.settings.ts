import { keySetting, settingsForm, switchSetting, textSetting, usualTabs } from '../kit/common-settings.ts';

/** There is no Required: a container is answered by its components, and each of them says whether it must be. */
export const containerSettings = settingsForm({
  display: [
    textSetting('label', 'Label', { validate: { required: true } }),
    switchSetting('hideLabel', 'Hide the label', { defaultValue: true }),
    textSetting('tooltip', 'More information', { conditional: { show: true, when: 'hideLabel', eq: 'false' } }),
  ],
  data: [keySetting],
  ...usualTabs,
});
