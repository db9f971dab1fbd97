import { contentTabs, keySetting, labelSettings } from '../kit/settings/common-settings.ts';
import { countSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { submissionNumberSettingsWords } from './submissionNumber.settings.words.ts';

/** Nobody answers it: there is nothing to check or to calculate. */
export const submissionNumberSettings = settingsForm(submissionNumberSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    countSetting('padding', own.padding, { description: own.paddingHint, validate: { min: 0, max: 20 } }),
  ],
  data: [keySetting(words)],
  ...contentTabs(words),
}));
