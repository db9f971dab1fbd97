import {
  dataTypeSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';

export const radioSettings = plainSettingsForm((words) => ({
  display: [...labelSettings(words), switchSetting('inline', words.choices.sideBySide)],
  data: [keySetting(words), ...sourceSettings('values', ['values', 'url'], words), dataTypeSetting(words)],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
