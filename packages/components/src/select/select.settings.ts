import {
  dataTypeSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { refreshSettings, searchSettings, sourceSettings } from '../kit/settings/source-settings.ts';
import { selectSettingsMessages } from './select.settings.messages.ts';

export const selectSettings = settingsForm(selectSettingsMessages, ({ multiple }, messages) => ({
  display: [...labelSettings(messages), textSetting('placeholder', messages.placeholder)],
  data: [
    keySetting(messages),
    switchSetting('multiple', multiple),
    ...sourceSettings('data.values', ['values', 'url', 'json', 'custom', 'dataSource'], messages),
    ...searchSettings(messages),
    ...refreshSettings(messages),
    dataTypeSetting(messages),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
