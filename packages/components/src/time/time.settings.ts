import { defaultFormats } from '../kit/dates/author-format.ts';
import {
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { formatSetting } from '../kit/settings/format-setting.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { timeSettingsMessages } from './time.settings.messages.ts';

export const timeSettings = settingsForm(timeSettingsMessages, (own, messages, { locale }) => ({
  display: [
    ...labelSettings(messages),
    formatSetting(messages, defaultFormats.time, ['H:mm', 'hh:mm A', 'HH:mm:ss'], locale),
  ],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    textSetting('defaultValue', messages.defaultValue, { description: own.defaultValueHint }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
