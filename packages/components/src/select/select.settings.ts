import {
  dataTypeSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { refreshSettings, searchSettings, sourceSettings } from '../kit/settings/source-settings.ts';
import { selectSettingsWords } from './select.settings.words.ts';

export const selectSettings = settingsForm(selectSettingsWords, ({ multiple }, words) => ({
  display: [...labelSettings(words), textSetting('placeholder', words.placeholder)],
  data: [
    keySetting(words),
    switchSetting('multiple', multiple),
    ...sourceSettings('data.values', ['values', 'url', 'json', 'custom', 'dataSource'], words),
    ...searchSettings(words),
    ...refreshSettings(words),
    dataTypeSetting(words),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
