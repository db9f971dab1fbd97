import { fieldTabs, keySetting, nameSetting } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const hiddenSettings = plainSettingsForm((messages) => ({
  display: [nameSetting(messages)],
  data: [keySetting(messages), textSetting('defaultValue', messages.defaultValue)],
  logic: fieldTabs(messages).logic,
}));
