import { controlLabelTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { checkboxSettingsMessages } from './checkbox.settings.messages.ts';

export const checkboxSettings = settingsForm(checkboxSettingsMessages, (own, messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages), switchSetting('defaultValue', own.defaultValue)],
  validation: requiredSettings(messages),
  ...controlLabelTabs(messages),
}));
