import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { wellSettingsMessages } from './well.settings.messages.ts';

export const wellSettings = settingsForm(wellSettingsMessages, (own, messages) => ({
  display: [textSetting('label', messages.label, { description: own.labelHint })],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));
