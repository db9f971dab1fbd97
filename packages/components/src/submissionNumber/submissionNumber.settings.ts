import { contentTabs, keySetting, labelSettings } from '../kit/settings/common-settings.ts';
import { countSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { submissionNumberSettingsMessages } from './submissionNumber.settings.messages.ts';

/**
 * Settings form of a submission number. It has no validation or calculation settings, because the server assigns the
 * number.
 */
export const submissionNumberSettings = settingsForm(submissionNumberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    countSetting('padding', own.padding, { description: own.paddingHint, validate: { min: 0, max: 20 } }),
  ],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));
