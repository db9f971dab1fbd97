import { contentTabs, keySetting, labelSettings } from '../kit/settings/common-settings.ts';
import { countSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { submissionNumberSettingsMessages } from './submissionNumber.settings.messages.ts';

/** Has no validation or calculation settings, because the server sets the value. */
export const submissionNumberSettings = settingsForm(submissionNumberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    countSetting('padding', own.padding, { description: own.paddingHint, validate: { min: 0, max: 20 } }),
  ],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));
