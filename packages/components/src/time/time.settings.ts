import {
  keySetting,
  labelSettings,
  requiredSettings,
  severalSetting,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { timeSettingsWords } from './time.settings.words.ts';

export const timeSettings = settingsForm(timeSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    choiceSetting('format', words.dates.printedAs, {
      'HH:mm': '14:30',
      'hh:mm A': '02:30 PM',
      'HH:mm:ss': '14:30:00',
    }),
  ],
  data: [
    keySetting(words),
    severalSetting(words),
    textSetting('defaultValue', words.defaultValue, { description: own.defaultValueHint }),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
