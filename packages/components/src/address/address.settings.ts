import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { addressSettingsMessages } from './address.settings.messages.ts';

export const addressSettings = settingsForm(addressSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    choiceSetting('provider', own.provider, own.providers),
    switchSetting('enableManualMode', own.manual, { description: own.manualHint }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
