import { keySetting, nameSetting, unlabelledTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** There is no Required: a container is answered by its components, and each of them says whether it must be. */
export const containerSettings = plainSettingsForm((messages) => ({
  display: [
    nameSetting(messages),
    switchSetting('hideLabel', messages.hideLabel, { defaultValue: true }),
    textSetting('tooltip', messages.tooltip, { conditional: { show: true, when: 'hideLabel', eq: 'false' } }),
  ],
  data: [keySetting(messages)],
  ...unlabelledTabs(messages),
}));
