import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { signatureSettingsMessages } from './signature.settings.messages.ts';

export const signatureSettings = settingsForm(signatureSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), textSetting('footer', own.footer, { description: own.footerHint })],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...groupTabs(messages),
}));
