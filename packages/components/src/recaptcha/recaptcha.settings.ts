import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { recaptchaSettingsWords } from './recaptcha.settings.words.ts';

export const recaptchaSettings = settingsForm(recaptchaSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    { ...choiceSetting('eventType', own.event, own.events), description: own.eventHint },
  ],
  data: [keySetting(words)],
  validation: requiredSettings(words),
  logic: groupTabs(words).logic,
  layout: groupTabs(words).layout,
}));
