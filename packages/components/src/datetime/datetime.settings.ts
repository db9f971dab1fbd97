import type { ComponentSample } from '../kit/component-sample.ts';
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

export const datetimeSamples: readonly ComponentSample[] = [
  {
    name: 'A day',
    definition: {
      type: 'datetime',
      key: 'inspected',
      label: 'Day of inspection',
      input: true,
      enableTime: false,
      format: 'dd-MM-yyyy',
      description: 'Not a weekend',
      datePicker: { minDate: '2026-01-01', maxDate: null, disableWeekends: true },
      validate: { required: true },
    },
    answer: '2026-11-24',
  },
  {
    name: 'Within two weeks',
    definition: {
      type: 'datetime',
      key: 'visit',
      label: 'Visit on',
      input: true,
      enableTime: false,
      datePicker: {
        minDate: "moment().startOf('day')",
        maxDate: "moment().startOf('day').add(2, 'weeks')",
        disable: '2026-12-24 - 2026-12-31',
        disabledWeekdays: { 0: true },
      },
    },
  },
  {
    name: 'A day and a time',
    definition: {
      type: 'datetime',
      key: 'incident',
      label: 'When did it happen',
      input: true,
      format: 'yyyy-MM-dd HH:mm',
    },
    answer: '2026-11-21T10:41:00+01:00',
  },
  {
    name: 'A time',
    definition: { type: 'datetime', key: 'gate', label: 'Gate opens', input: true, enableDate: false },
    answer: '07:00:00',
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'datetime',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      enableTime: 'false',
      defaultDate: 'moment()',
      defaultValue: '',
      datePicker: { minDate: 'moment().subtract(1, "day")', maxDate: null, disableFunction: '', yearRows: 4 },
      widget: { type: 'calendar', minDate: null, format: 'yyyy-MM-dd', enableTime: false },
      timezone: '',
      customOptions: {},
    },
    answer: '2024-02-29T00:00:00+01:00',
  },
];
