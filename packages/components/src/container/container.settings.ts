import { keySetting, nameSetting, unlabelledTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** Settings form of a container. It has no Required setting, because authors set it on the fields inside. */
export const containerSettings = plainSettingsForm((messages) => ({
  display: [
    nameSetting(messages),
    switchSetting('hideLabel', messages.hideLabel, { defaultValue: true }),
    textSetting('tooltip', messages.tooltip, { conditional: { show: true, when: 'hideLabel', eq: 'false' } }),
  ],
  data: [keySetting(messages)],
  ...unlabelledTabs(messages),
}));
