import { unchosen } from '../kit/dates/author-format.ts';
import {
  keySetting,
  labelSettings,
  requiredSettings,
  severalSetting,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { formatSetting } from '../kit/settings/format-setting.ts';
import { textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { timeSettingsWords } from './time.settings.words.ts';

export const timeSettings = settingsForm(timeSettingsWords, (own, words, { locale }) => ({
  display: [...labelSettings(words), formatSetting(words, unchosen.time, ['H:mm', 'hh:mm A', 'HH:mm:ss'], locale)],
  data: [
    keySetting(words),
    severalSetting(words),
    textSetting('defaultValue', words.defaultValue, { description: own.defaultValueHint }),
  ],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
