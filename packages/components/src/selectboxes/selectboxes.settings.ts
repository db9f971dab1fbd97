import {
  choicesSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { countSetting, switchSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { selectboxesSettingsWords } from './selectboxes.settings.words.ts';

export const selectboxesSettings = settingsForm(selectboxesSettingsWords, (own, words) => ({
  display: [...labelSettings(words), switchSetting('inline', words.choices.sideBySide)],
  data: [keySetting(words), choicesSetting('values', words)],
  validation: [
    ...requiredSettings(words),
    countSetting('validate.minSelectedCount', own.least),
    countSetting('validate.maxSelectedCount', own.most),
  ],
  ...usualTabs(words),
}));
