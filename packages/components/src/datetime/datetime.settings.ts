import {
  keySetting,
  labelSettings,
  requiredSettings,
  severalSetting,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, dateSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datetimeSettingsWords } from './datetime.settings.words.ts';

/** From Monday on; the numbers are those of the calendar, Sunday's is 0. */
const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

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
  data: [keySetting(words), severalSetting(words), dateSetting('defaultValue', words.defaultValue)],
  validation: [
    ...requiredSettings(words),
    dateSetting('datePicker.minDate', words.dates.first),
    dateSetting('datePicker.maxDate', words.dates.last),
    switchSetting('datePicker.disableWeekends', own.noWeekends),
    switchSetting('datePicker.disableWeekdays', own.weekendsOnly),
    {
      type: 'selectboxes',
      key: 'datePicker.disabledWeekdays',
      label: own.closedWeekdays,
      values: weekdays.map((day) => ({ value: day, label: own.weekdays[day] })),
      input: true,
    },
    textSetting('datePicker.disable', own.closedDates, { description: own.closedDatesHint }),
  ],
  ...usualTabs(words),
}));
