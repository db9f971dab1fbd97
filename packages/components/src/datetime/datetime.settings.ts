import { defaultFormats } from '../kit/dates/author-format.ts';
import {
  fieldTabs,
  keySetting,
  labelSettings,
  multipleSetting,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { formatSetting } from '../kit/settings/format-setting.ts';
import { choiceSetting, dateSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datetimeSettingsMessages } from './datetime.settings.messages.ts';

const offeredFormats = ['yyyy-MM-dd HH:mm', 'dd-MM-yyyy HH:mm', 'MM-dd-yyyy hh:mm a', 'd MMMM yyyy HH:mm'] as const;

/** Numbers of the weekdays, in order from Monday; 0 is Sunday. */
const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

export const datetimeSettings = settingsForm(datetimeSettingsMessages, (own, messages, { locale }) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('enableDate', own.enableDate, { defaultValue: true }),
    switchSetting('enableTime', own.enableTime, { defaultValue: true }),
    formatSetting(messages, defaultFormats.date, offeredFormats, locale),
    choiceSetting('displayInTimezone', own.zone, own.zones),
    textSetting('timezone', own.zoneName, {
      description: own.zoneNameHint,
      conditional: { show: true, when: 'displayInTimezone', eq: 'location' },
    }),
  ],
  data: [keySetting(messages), multipleSetting(messages), dateSetting('defaultValue', messages.defaultValue)],
  validation: [
    ...requiredSettings(messages),
    dateSetting('datePicker.minDate', messages.dates.first),
    dateSetting('datePicker.maxDate', messages.dates.last),
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
  ...fieldTabs(messages),
}));
