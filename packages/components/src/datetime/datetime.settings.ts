import {
  keySetting,
  labelSettings,
  requiredSettings,
  severalSetting,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datetimeSettingsWords } from './datetime.settings.words.ts';

export const datetimeSettings = settingsForm(datetimeSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    switchSetting('enableDate', own.enableDate, { defaultValue: true }),
    switchSetting('enableTime', own.enableTime, { defaultValue: true }),
    choiceSetting('format', words.dates.printedAs, {
      'yyyy-MM-dd hh:mm a': '2026-11-24 02:30 PM',
      'yyyy-MM-dd HH:mm': '2026-11-24 14:30',
      'dd-MM-yyyy HH:mm': '24-11-2026 14:30',
      'MM-dd-yyyy hh:mm a': '11-24-2026 02:30 PM',
      'd MMMM yyyy HH:mm': '24 November 2026 14:30',
    }),
    choiceSetting('displayInTimezone', own.zone, own.zones),
    textSetting('timezone', own.zoneName, {
      description: own.zoneNameHint,
      conditional: { show: true, when: 'displayInTimezone', eq: 'location' },
    }),
  ],
  data: [
    keySetting(words),
    severalSetting(words),
    textSetting('defaultValue', words.defaultValue, { description: words.dates.hint }),
  ],
  validation: [
    ...requiredSettings(words),
    textSetting('datePicker.minDate', words.dates.first, { description: words.dates.hint }),
    textSetting('datePicker.maxDate', words.dates.last, { description: words.dates.hint }),
    switchSetting('datePicker.disableWeekends', own.noWeekends),
    switchSetting('datePicker.disableWeekdays', own.weekendsOnly),
  ],
  ...usualTabs(words),
}));
