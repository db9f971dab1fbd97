import { keySetting, labelSettings, ownLabelTabs, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { checkboxSettingsWords } from './checkbox.settings.words.ts';

export const checkboxSettings = settingsForm(checkboxSettingsWords, (own, words) => ({
  display: labelSettings(words),
  data: [keySetting(words), switchSetting('defaultValue', own.defaultValue)],
  validation: requiredSettings(words),
  ...ownLabelTabs(words),
}));
