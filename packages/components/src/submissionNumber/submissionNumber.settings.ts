import { contentTabs, keySetting, labelSettings } from '../kit/settings/common-settings.ts';
import { countSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { submissionNumberSettingsMessages } from './submissionNumber.settings.messages.ts';

/** Nobody answers it: there is nothing to check or to calculate. */
export const submissionNumberSettings = settingsForm(submissionNumberSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    countSetting('padding', own.padding, { description: own.paddingHint, validate: { min: 0, max: 20 } }),
  ],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));
