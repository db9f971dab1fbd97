import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { passwordSettingsMessages } from './password.settings.messages.ts';

export const passwordSettings = settingsForm(passwordSettingsMessages, (own, messages) => {
  const [label, ...others] = labelSettings(messages);
  return {
    display: [
      { ...label!, description: own.labelHint },
      ...others,
      textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
    ],
    data: [keySetting(messages), autofillSetting(messages)],
    validation: [...requiredSettings(messages), ...lengthSettings(messages)],
    ...fieldTabs(messages),
  };
});
