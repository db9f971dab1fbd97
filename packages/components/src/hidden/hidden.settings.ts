import { keySetting, nameSetting, usualTabs } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const hiddenSettings = plainSettingsForm((messages) => ({
  display: [nameSetting(messages)],
  data: [keySetting(messages), textSetting('defaultValue', messages.defaultValue)],
  logic: usualTabs(messages).logic,
}));
