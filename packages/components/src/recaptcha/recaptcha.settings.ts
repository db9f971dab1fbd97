import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { recaptchaSettingsMessages } from './recaptcha.settings.messages.ts';

export const recaptchaSettings = settingsForm(recaptchaSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    { ...choiceSetting('eventType', own.event, own.events), description: own.eventHint },
  ],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  logic: groupTabs(messages).logic,
  layout: groupTabs(messages).layout,
}));
