import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { passwordSettingsWords } from './password.settings.words.ts';

export const passwordSettings = settingsForm(passwordSettingsWords, (own, words) => {
  const [label, ...others] = labelSettings(words);
  return {
    display: [
      { ...label!, description: own.labelHint },
      ...others,
      textSetting('placeholder', words.placeholder, { description: words.placeholderHint }),
    ],
    data: [keySetting(words), autofillSetting(words)],
    validation: [...requiredSettings(words), ...lengthSettings(words)],
    ...usualTabs(words),
  };
});
