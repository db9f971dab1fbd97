import {
  choicesSetting,
  dataTypeSetting,
  defaultChoiceSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const radioSettings = plainSettingsForm((words) => ({
  display: [...labelSettings(words), switchSetting('inline', words.choices.sideBySide)],
  data: [
    keySetting(words),
    choicesSetting('values', words),
    dataTypeSetting(words),
    defaultChoiceSetting('values', words),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
