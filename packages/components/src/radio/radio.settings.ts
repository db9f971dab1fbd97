import {
  choicesSetting,
  dataTypeSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const radioSettings = plainSettingsForm((words) => ({
  display: [...labelSettings(words), switchSetting('inline', words.choices.sideBySide)],
  data: [
    keySetting(words),
    choicesSetting('values', words),
    dataTypeSetting(words),
    textSetting('defaultValue', words.defaultValue),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
