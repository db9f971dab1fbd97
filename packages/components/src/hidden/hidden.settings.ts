import { keySetting, nameSetting, usualTabs } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const hiddenSettings = plainSettingsForm((words) => ({
  display: [nameSetting(words)],
  data: [keySetting(words), textSetting('defaultValue', words.defaultValue)],
  logic: usualTabs(words).logic,
}));
