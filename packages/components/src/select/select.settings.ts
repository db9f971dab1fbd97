import {
  choicesSetting,
  dataTypeSetting,
  defaultChoiceSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { selectSettingsWords } from './select.settings.words.ts';

export const selectSettings = settingsForm(selectSettingsWords, (own, words) => ({
  display: [...labelSettings(words), textSetting('placeholder', words.placeholder)],
  data: [
    keySetting(words),
    switchSetting('multiple', own.multiple),
    choicesSetting('data.values', words),
    dataTypeSetting(words),
    defaultChoiceSetting('data.values', words),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
