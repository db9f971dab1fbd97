import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { addressSettingsWords } from './address.settings.words.ts';

export const addressSettings = settingsForm(addressSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
  ],
  data: [
    keySetting(words),
    choiceSetting('provider', own.provider, own.providers),
    switchSetting('enableManualMode', own.manual, { description: own.manualHint }),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
